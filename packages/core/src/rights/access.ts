import type { Actor, CompanyType, Right, Role } from "./rights.ts";

/** Facts that the rules need beyond the user. */
export interface Circumstances {
  /** True when the user has a client list. */
  hasClients: boolean;
  /** The approval-process feature flag. */
  approvals: boolean;
}

/** A rule is met when each of its conditions is met. */
interface Rule {
  company?: CompanyType;
  /** At least one of these. */
  rights?: readonly Right[];
  /** One of these. */
  roles?: readonly string[];
  /** Further condition on company, user or circumstances. */
  when?: (user: Viewer, circumstances: Circumstances) => boolean;
}

/** The attributes of the signed-in user that the rules need. */
export interface Viewer {
  /** Name of a built-in role or of the company's own. */
  userType: string;
  company_type: CompanyType;
  has_multiple_profiles: boolean;
  rights: { has_access: readonly Right[] };
  ats_settings: {
    parent_ats: boolean;
    agency_enabled: boolean;
    cost_enabled: boolean;
    support_chat_settings: { enabled: boolean };
    website_settings: { careers_page: { url: string | null } };
  };
}

const support: Role = "Technical support user";
const service: Role = "Client service user";

/**
 * True for parent-company users other than technical support, and for Master group users of a
 * client company.
 */
const sharesClients: Rule["when"] = ({ ats_settings, userType }, { hasClients }) =>
  hasClients && (ats_settings.parent_ats ? userType !== support : userType === "Master group user");

/** True when the user has a client list: in a parent company, or as a master user. */
export const hasClients = ({
  ats_settings,
  userType,
  has_multiple_profiles,
}: Pick<Viewer, "ats_settings" | "userType" | "has_multiple_profiles">): boolean =>
  ats_settings.parent_ats || (userType === "Master group user" && has_multiple_profiles);

/** Every rule of specification §6, and those of §2 on menu and toolbar. */
export const accessRules = {
  // Menu of companies that recruit.
  jobs: { company: "ATS", rights: ["VIEW_JOBS"] },
  approvals: { company: "ATS", when: (_, { approvals }) => approvals },
  candidates: { company: "ATS", rights: ["VIEW_CANDIDATES"] },
  rightToWork: { company: "ATS", rights: ["MANAGE_CHECKS"] },
  calendar: { company: "ATS", rights: ["VIEW_INTERVIEWS"] },
  reports: { company: "ATS", rights: ["VIEW_REPORTS"] },
  agencies: {
    company: "ATS",
    rights: ["VIEW_AGENCIES"],
    when: ({ ats_settings }) => ats_settings.agency_enabled,
  },
  training: { company: "ATS", rights: ["VIEW_TRAINING"] },
  marketplace: { company: "ATS" },
  recruitmentSuccess: { company: "ATS", rights: ["VIEW_RECRUITMENT_SUCCESS"] },
  costs: {
    company: "ATS",
    rights: ["VIEW_COST"],
    when: ({ ats_settings }) => ats_settings.cost_enabled,
  },
  multiClient: { company: "ATS", rights: ["VIEW_CLIENT"], when: sharesClients },
  users: { company: "ATS", rights: ["VIEW_USERS"] },
  emails: { company: "ATS", rights: ["VIEW_TEMPLATES"] },

  // Menu of agencies, and the items below both menus.
  agencyJobs: { company: "AGENCY", rights: ["VIEW_JOBS"] },
  agencyClients: { company: "AGENCY", rights: ["VIEW_AGENCY_CLIENTS"] },
  agencyUsers: { company: "AGENCY", rights: ["VIEW_USERS"] },
  answerClients: { company: "AGENCY", rights: ["UPDATE_USERS"] },
  settings: { rights: ["VIEW_SETTINGS", "UPDATE_PROFILE"] },

  // Toolbar and account menu.
  globalSearch: { company: "ATS" },
  news: { company: "ATS" },
  supportChat: {
    company: "ATS",
    when: ({ ats_settings }) => ats_settings.support_chat_settings.enabled,
  },
  internalNotes: { roles: [support] },
  globalSettings: { company: "ATS", roles: [support, service] },
  careersPage: {
    company: "ATS",
    when: ({ ats_settings }) => ats_settings.website_settings.careers_page.url !== null,
  },
  embedding: { company: "ATS", rights: ["VIEW_SETTINGS"] },
  companySettings: { company: "ATS", rights: ["VIEW_SETTINGS"] },
  apiTokens: { company: "ATS", rights: ["VIEW_SETTINGS"] },
  supportSession: { company: "ATS", roles: [support, service] },
  switchAccount: {
    when: ({ has_multiple_profiles, userType }) =>
      has_multiple_profiles || userType === support || userType === service,
  },

  // Applicants' data.
  anonymisedFields: { rights: ["VIEW_ANONYMISED"] },
  everyHighlight: { roles: [support] },

  // Multi-factor authentication. Turning off another user's is a design decision.
  disableOwnMfa: {},
  disableOthersMfa: { rights: ["UPDATE_USERS"] },
} as const satisfies Record<string, Rule>;
export type Feature = keyof typeof accessRules;

/**
 * True when an actor's company, rights and role allow a feature; the API checks this before it
 * reads.
 */
export function allowsFeature(
  feature: Feature,
  { company_type, role, rights }: Pick<Actor, "company_type" | "role" | "rights">,
): boolean {
  const rule: Rule = accessRules[feature];
  return (
    (!rule.company || rule.company === company_type) &&
    (!rule.roles || rule.roles.includes(role)) &&
    (!rule.rights || rule.rights.some((right) => rights.includes(right)))
  );
}

/** True when a user may use a feature now, including company settings and circumstances. */
export function mayUse(
  feature: Feature,
  user: Viewer,
  circumstances: Circumstances = { hasClients: false, approvals: false },
): boolean {
  const { company_type, userType: role, rights } = user;
  const { when }: Rule = accessRules[feature];
  return (
    allowsFeature(feature, { company_type, role, rights: rights.has_access }) &&
    (!when || when(user, circumstances))
  );
}
