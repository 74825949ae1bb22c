/** Specification §6; rights after VIEW_AGENCY_CLIENTS are our own. */
export const rights = [
  "VIEW_JOBS",
  "VIEW_CANDIDATES",
  "VIEW_INTERVIEWS",
  "VIEW_REPORTS",
  "VIEW_AGENCIES",
  "VIEW_TRAINING",
  "VIEW_RECRUITMENT_SUCCESS",
  "VIEW_COST",
  "VIEW_CLIENT",
  "VIEW_USERS",
  "VIEW_TEMPLATES",
  "VIEW_SETTINGS",
  "UPDATE_PROFILE",
  "VIEW_AGENCY_CLIENTS",
  "UPDATE_APPLICATIONS",
  "VIEW_ANONYMISED",
  "UPDATE_JOBS",
  "PUBLISH_JOBS",
  "UPDATE_CANDIDATES",
  "REVEAL_APPLICANTS",
  "ERASE_CANDIDATES",
  "SEND_DOCUMENTS",
  "MANAGE_CHECKS",
  "UPDATE_TEMPLATES",
  "VIEW_DIVERSITY",
  "EMBED_USERS",
  "SHARE_VIEWS",
] as const;
export type Right = (typeof rights)[number];

export const companyTypes = ["ATS", "AGENCY"] as const;
export type CompanyType = (typeof companyTypes)[number];

/** Specification §6; "Recruiter user" and "Agency user" are design decisions. */
export const roles = [
  "Recruiter admin user",
  "Recruiter user",
  "Hiring manager user",
  "Master group user",
  "Technical support user",
  "Client service user",
  "Agency user",
] as const;
export type Role = (typeof roles)[number];

const recruiter: readonly Right[] = [
  "VIEW_JOBS",
  "VIEW_CANDIDATES",
  "VIEW_INTERVIEWS",
  "VIEW_REPORTS",
  "VIEW_AGENCIES",
  "VIEW_TRAINING",
  "VIEW_TEMPLATES",
  "UPDATE_PROFILE",
  "UPDATE_APPLICATIONS",
  "VIEW_ANONYMISED",
  "UPDATE_JOBS",
  "PUBLISH_JOBS",
  "UPDATE_CANDIDATES",
  "REVEAL_APPLICANTS",
  "SEND_DOCUMENTS",
  "MANAGE_CHECKS",
  "SHARE_VIEWS",
];
const admin: readonly Right[] = [
  ...recruiter,
  "VIEW_RECRUITMENT_SUCCESS",
  "VIEW_COST",
  "VIEW_CLIENT",
  "VIEW_USERS",
  "VIEW_SETTINGS",
  "ERASE_CANDIDATES",
  "UPDATE_TEMPLATES",
  "VIEW_DIVERSITY",
  "EMBED_USERS",
];

/**
 * Rights of each role. Those of our own:
 *
 * - VIEW_ANONYMISED sees the names behind anonymised applications.
 * - REVEAL_APPLICANTS may reveal one, with a reason on the record.
 * - UPDATE_JOBS writes and submits vacancies.
 * - PUBLISH_JOBS publishes them.
 * - SEND_DOCUMENTS sends documents for signature.
 * - MANAGE_CHECKS sees and records right-to-work checks, including copies of passports.
 * - UPDATE_TEMPLATES edits templates sent to applicants.
 * - VIEW_DIVERSITY sees diversity statistics of jobs that the user does not decide on.
 * - SHARE_VIEWS shares saved views of lists with colleagues.
 * - EMBED_USERS lets a server show the product to a user in a partner's page.
 */
export const rightsOf: Record<Role, readonly Right[]> = {
  "Recruiter admin user": admin,
  "Recruiter user": recruiter,
  "Hiring manager user": [
    "VIEW_JOBS",
    "VIEW_CANDIDATES",
    "VIEW_INTERVIEWS",
    "VIEW_TRAINING",
    "UPDATE_PROFILE",
    "UPDATE_APPLICATIONS",
    "UPDATE_JOBS",
    "REVEAL_APPLICANTS",
  ],
  "Master group user": admin,
  "Technical support user": admin,
  "Client service user": admin,
  "Agency user": ["VIEW_JOBS", "VIEW_AGENCY_CLIENTS", "VIEW_USERS", "UPDATE_PROFILE"],
};

/** The roles that have a right. */
export const rolesWith = (right: Right): Role[] =>
  roles.filter((role) => rightsOf[role].includes(right));

/** The attributes of the signed-in user that the API's rules need. */
export interface Actor {
  user_id: number;
  company_id: number;
  company_type: CompanyType;
  role: Role;
  rights: readonly Right[];
}

export const can = (actor: Pick<Actor, "rights">, right: Right): boolean =>
  actor.rights.includes(right);
