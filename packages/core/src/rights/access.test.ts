import { describe, expect, it } from "vitest";
import {
  accessRules,
  type Circumstances,
  type Feature,
  hasClients,
  mayUse,
  type Viewer,
} from "./access.ts";
import { type CompanyType, companyTypes, type Role, rightsOf, roles } from "./rights.ts";

/** One column per role; ● means allowed when the company has every feature on. */
const truth = `
                    Recruiter Recruiter Hiring    Master  Technical Client  Agency  Agency
                    admin     user      manager   group   support   service user    admin
ATS
jobs                ●         ●         ●         ●       ●         ●       ●       ●
approvals           ●         ●         ●         ●       ●         ●       ●       ●
candidates          ●         ●         ●         ●       ●         ●       -       -
rightToWork         ●         ●         -         ●       ●         ●       -       -
calendar            ●         ●         ●         ●       ●         ●       -       -
reports             ●         ●         -         ●       ●         ●       -       -
agencies            ●         ●         -         ●       ●         ●       -       -
training            ●         ●         ●         ●       ●         ●       -       -
marketplace         ●         ●         ●         ●       ●         ●       ●       ●
recruitmentSuccess  ●         -         -         ●       ●         ●       -       -
costs               ●         -         -         ●       ●         ●       -       -
multiClient         ●         -         -         ●       -         ●       -       -
users               ●         -         -         ●       ●         ●       ●       ●
emails              ●         ●         -         ●       ●         ●       -       -
agencyJobs          -         -         -         -       -         -       -       -
agencyClients       -         -         -         -       -         -       -       -
agencyUsers         -         -         -         -       -         -       -       -
answerClients       -         -         -         -       -         -       -       -
settings            ●         ●         ●         ●       ●         ●       ●       ●
globalSearch        ●         ●         ●         ●       ●         ●       ●       ●
news                ●         ●         ●         ●       ●         ●       ●       ●
supportChat         ●         ●         ●         ●       ●         ●       ●       ●
internalNotes       -         -         -         -       ●         -       -       -
globalSettings      -         -         -         -       ●         ●       -       -
careersPage         ●         ●         ●         ●       ●         ●       ●       ●
embedding           ●         -         -         ●       ●         ●       -       -
companySettings     ●         -         -         ●       ●         ●       -       -
apiTokens           ●         -         -         ●       ●         ●       -       -
supportSession      -         -         -         -       ●         ●       -       -
switchAccount       -         -         -         -       ●         ●       -       -
anonymisedFields    ●         ●         -         ●       ●         ●       -       -
everyHighlight      -         -         -         -       ●         -       -       -
disableOwnMfa       ●         ●         ●         ●       ●         ●       ●       ●
disableOthersMfa    ●         -         -         ●       ●         ●       -       ●
AGENCY
jobs                -         -         -         -       -         -       -       -
approvals           -         -         -         -       -         -       -       -
candidates          -         -         -         -       -         -       -       -
rightToWork         -         -         -         -       -         -       -       -
calendar            -         -         -         -       -         -       -       -
reports             -         -         -         -       -         -       -       -
agencies            -         -         -         -       -         -       -       -
training            -         -         -         -       -         -       -       -
marketplace         -         -         -         -       -         -       -       -
recruitmentSuccess  -         -         -         -       -         -       -       -
costs               -         -         -         -       -         -       -       -
multiClient         -         -         -         -       -         -       -       -
users               -         -         -         -       -         -       -       -
emails              -         -         -         -       -         -       -       -
agencyJobs          ●         ●         ●         ●       ●         ●       ●       ●
agencyClients       -         -         -         -       -         -       ●       ●
agencyUsers         ●         -         -         ●       ●         ●       ●       ●
answerClients       ●         -         -         ●       ●         ●       -       ●
settings            ●         ●         ●         ●       ●         ●       ●       ●
globalSearch        -         -         -         -       -         -       -       -
news                -         -         -         -       -         -       -       -
supportChat         -         -         -         -       -         -       -       -
internalNotes       -         -         -         -       ●         -       -       -
globalSettings      -         -         -         -       -         -       -       -
careersPage         -         -         -         -       -         -       -       -
embedding           -         -         -         -       -         -       -       -
companySettings     -         -         -         -       -         -       -       -
apiTokens           -         -         -         -       -         -       -       -
supportSession      -         -         -         -       -         -       -       -
switchAccount       -         -         -         -       ●         ●       -       -
anonymisedFields    ●         ●         -         ●       ●         ●       -       -
everyHighlight      -         -         -         -       ●         -       -       -
disableOwnMfa       ●         ●         ●         ●       ●         ●       ●       ●
disableOthersMfa    ●         -         -         ●       ●         ●       -       ●
`;

const user = (
  role: Role,
  company_type: CompanyType,
  settings: Partial<Viewer["ats_settings"]> = {},
): Viewer => ({
  userType: role,
  company_type,
  has_multiple_profiles: false,
  rights: { has_access: [...rightsOf[role]] },
  ats_settings: {
    parent_ats: true,
    agency_enabled: true,
    cost_enabled: true,
    support_chat_settings: { enabled: true },
    website_settings: { careers_page: { url: "https://careers.northgate.example" } },
    ...settings,
  },
});
const everything: Circumstances = { hasClients: true, approvals: true };

const features = Object.keys(accessRules) as Feature[];
const tables = truth.split(/^(?:ATS|AGENCY)$/m).slice(1);
const cells = companyTypes.flatMap((company_type, at) =>
  (tables[at] ?? "")
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [feature, ...marks] = line.split(/\s+/);
      return roles.map((role, i) => ({ feature, company_type, role, mark: marks[i] }));
    }),
);

describe("Specification §6, access rules", () => {
  it("cover every feature, company type and role", () => {
    expect(cells).toHaveLength(features.length * companyTypes.length * roles.length);
    expect(new Set(cells.map(({ feature }) => feature))).toEqual(new Set(features));
  });

  it.each(cells)(
    "$feature, $company_type, $role: $mark",
    ({ feature, company_type, role, mark }) => {
      expect(mayUse(feature as Feature, user(role, company_type), everything)).toBe(mark === "●");
    },
  );
});

describe("Specification §6, company settings and user attributes", () => {
  const admin = (settings: Partial<Viewer["ats_settings"]> = {}) =>
    user("Recruiter admin user", "ATS", settings);

  it.each([
    ["agencies", "the agency setting", admin({ agency_enabled: false })],
    ["costs", "the cost setting", admin({ cost_enabled: false })],
    ["supportChat", "the chat setting", admin({ support_chat_settings: { enabled: false } })],
    ["careersPage", "a careers page", admin({ website_settings: { careers_page: { url: null } } })],
    ["multiClient", "a parent company", admin({ parent_ats: false })],
  ] as const)("%s requires %s", (feature, _, without) => {
    expect(mayUse(feature, admin(), everything)).toBe(true);
    expect(mayUse(feature, without, everything)).toBe(false);
  });

  it("Multi-Client is for a client company's Master group users, and requires a client list", () => {
    const master = user("Master group user", "ATS", { parent_ats: false });
    expect(mayUse("multiClient", master, everything)).toBe(true);
    expect(mayUse("multiClient", master, { ...everything, hasClients: false })).toBe(false);
  });

  it("a client list exists in a parent company, and for a master user with another profile", () => {
    const parent = admin({ parent_ats: true });
    const elsewhere = { parent_ats: false };
    const master = user("Master group user", "ATS", elsewhere);
    expect(hasClients(parent)).toBe(true);
    expect(hasClients(admin(elsewhere))).toBe(false);
    expect(hasClients({ ...admin(elsewhere), has_multiple_profiles: true })).toBe(false);
    expect(hasClients(master)).toBe(false);
    expect(hasClients({ ...master, has_multiple_profiles: true })).toBe(true);
  });

  it("Approvals require their flag", () => {
    expect(mayUse("approvals", admin(), { ...everything, approvals: false })).toBe(false);
  });

  it("Switch account is also for users with multiple profiles", () => {
    const both = { ...user("Agency user", "AGENCY"), has_multiple_profiles: true };
    expect(mayUse("switchAccount", both)).toBe(true);
  });
});
