import { choosableFields } from "@ats/core/anonymisation/fields";
import { careersPath } from "@ats/core/careers/address";
import type { HighlightSetting } from "@ats/core/applications/highlight";
import {
  type DemoAccount,
  demoAbsent,
  demoAccounts,
  demoAgents,
  demoColleagues,
  demoCompanies,
  demoLimited,
  type DemoState,
  demoTotpSecret,
} from "./accounts.ts";
import { type DemoData, type DemoUser, dayMs } from "./data.ts";

/** Creates companies and users, with ids from 1 in the order of the accounts. */
export function companiesAndUsers(today: Date): Pick<DemoData, "companies" | "users"> {
  const created_date_time = new Date(today.getTime() - 400 * dayMs);
  const companies = demoCompanies.map(({ name, company_type, parent }) => ({
    id: idOf(name) ?? 0,
    name,
    company_type,
    parent_id: idOf(parent),
    disabled: name === "Closed Ltd",
    operator: name === "ATS",
    ats_settings: {
      atsLogo: idName(name),
      rpo_settings: { enabled: false, logo: null },
      website_settings: {
        careers_page: { url: recruits(name) ? careersPath(idName(name)) : null },
      },
      support_chat_settings: { enabled: false },
      brand_feature: name === "Northgate Group",
      enableLocationDropDown: name !== "Riverside Council",
      agency_enabled: ["Northgate Group", "Riverside Council", "Northgate Learning"].includes(name),
      cost_enabled: name === "Northgate Group",
      applicant_highlighting_enabled: isOfGroup(name),
      applicant_highlighting_settings: isOfGroup(name) ? highlights : [],
      anonymize_appl_data_settings: {
        is_enabled: isOfGroup(name) || name === "Riverside Council",
        is_legacy: false,
        hidden_fields: [...choosableFields],
        is_auto_enabled_for_new_jobs: name === "Riverside Council",
      },
    },
    system_settings: {
      organisation_name: name,
      // Browsers resolve these names to the local machine.
      portal_domain: [`${idName(name)}.localhost`],
    },
    system_flags: {
      approval_process: name === "Northgate Group",
      publishing: {
        careers_page: recruits(name),
        internal: name === "Northgate Group",
        job_feed: name === "Northgate Group",
      },
    },
    created_date_time,
  }));
  const accounts: readonly (DemoAccount & { state?: DemoState })[] = [
    ...demoAccounts,
    ...demoColleagues,
    ...demoAbsent,
    ...demoLimited,
    ...demoAgents,
  ];
  const users = accounts.map(
    (account, index): DemoUser => ({
      company_id: idOf(account.company) ?? 0,
      id: index + 1,
      email: account.email,
      first_name: account.first_name,
      last_name: account.last_name,
      telephone: `+441134960${String(100 + index)}`,
      user_type: account.role,
      role_id: null,
      scope_values: [],
      totp_secret: account.email === "mfa@northgate.example" ? demoTotpSecret : null,
      created_date_time,
      home_company_id: null,
      home_user_id: null,
      home_company_name: null,
      ...accountAt(today, created_date_time, account.state),
      // Each at an hour of their own within a fortnight.
      last_sign_in_date_time: account.state?.startsWith("invit")
        ? null
        : new Date(today.getTime() - ((index * 37) % 340) * 3_600_000),
    }),
  );
  return { companies, users };
}

/** Northgate Group, and its clients, which follow it. */
const isOfGroup = (name: string) => name.startsWith("Northgate ");

/** The operator of the product has no vacancies. */
const recruits = (name: string) => name !== "ATS";

const idName = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** Northgate Group highlights referrals and former employees. */
const highlights: HighlightSetting[] = [
  {
    map_to: "source",
    option_ids_list: [{ id: "1", label: "Employee referral" }],
    icon: "star",
    highlight_name: "Referral",
    user_types: ["Recruiter admin user", "Recruiter user", "Master group user"],
  },
  {
    map_to: "tags",
    option_ids_list: [
      { id: "2", label: "Returner" },
      { id: "3", label: "Internal" },
    ],
    icon: "heart",
    highlight_name: "Knows us",
    user_types: ["Recruiter admin user", "Recruiter user", "Hiring manager user"],
  },
];

const idOf = (name: string | null) =>
  demoCompanies.findIndex((company) => company.name === name) + 1 || null;

/** The times of an account by its state. */
function accountAt(today: Date, registered: Date, state: DemoState | undefined) {
  const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);
  const never = { invited_date_time: null, locked_date_time: null, deactivated_date_time: null };
  const isOpen = { ...never, registered_date_time: registered };
  switch (state) {
    case "invited":
      return { ...never, registered_date_time: null, invited_date_time: daysAgo(2) };
    case "invitation expired":
      return { ...never, registered_date_time: null, invited_date_time: daysAgo(9) };
    case "locked":
      return { ...isOpen, locked_date_time: daysAgo(1) };
    case "deactivated":
      return { ...isOpen, deactivated_date_time: daysAgo(30) };
    case undefined:
      return isOpen;
  }
}
