import type { ChoosableField } from "../anonymisation/fields.ts";
import type { JobName } from "../jobs/job-name.ts";

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
  "UPDATE_USERS",
  "UPDATE_ROLES",
  "MANAGE_APPROVALS",
  "UPDATE_COSTS",
  "UPDATE_AGENCIES",
] as const;
export type Right = (typeof rights)[number];

export const companyTypes = ["ATS", "AGENCY"] as const;
export type CompanyType = (typeof companyTypes)[number];

/**
 * The built-in roles of specification §6; "Recruiter user" and those of agencies are design decisions.
 * A company's own roles are records.
 */
export const roles = [
  "Recruiter admin user",
  "Recruiter user",
  "Hiring manager user",
  "Master group user",
  "Technical support user",
  "Client service user",
  "Agency user",
  "Agency admin user",
] as const;
export type Role = (typeof roles)[number];

/** A role's name in a sentence: "Recruiter" for "Recruiter user". */
export const spokenRole = (role: string): string =>
  (roles as readonly string[]).includes(role) ? role.replace(/ user$/, "") : role;

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
  "UPDATE_COSTS",
  "UPDATE_AGENCIES",
  "VIEW_CLIENT",
  "VIEW_USERS",
  "VIEW_SETTINGS",
  "ERASE_CANDIDATES",
  "UPDATE_TEMPLATES",
  "VIEW_DIVERSITY",
  "EMBED_USERS",
  "UPDATE_USERS",
  "UPDATE_ROLES",
  "MANAGE_APPROVALS",
];

const agent: readonly Right[] = [
  "VIEW_JOBS",
  "VIEW_AGENCY_CLIENTS",
  "VIEW_USERS",
  "UPDATE_PROFILE",
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
 * - UPDATE_USERS adds, changes and locks the company's users, and gives them their role and scope.
 * - MANAGE_APPROVALS changes the approvers of requests and decides on behalf of them.
 * - UPDATE_ROLES writes the company's own roles, explains access and reviews it.
 * - UPDATE_COSTS records and changes costs.
 * - UPDATE_AGENCIES adds and changes agencies.
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
  "Agency user": agent,
  "Agency admin user": [...agent, "UPDATE_USERS"],
};

/** The built-in roles that have a right. */
export const rolesWith = (right: Right): Role[] =>
  roles.filter((role) => rightsOf[role].includes(right));

/**
 * The jobs that a role's rights reach: all of the company, those of some departments or brands, those
 * on whose hiring team the user is, or named ones. A seat on a hiring team always reaches its job.
 */
export const scopes = ["company", "departments", "brands", "own_jobs", "named_jobs"] as const;
export type Scope = (typeof scopes)[number];

/** Fields that a role may hide. */
export const fieldGroups = ["salary", "diversity", "private_notes", "contact"] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** The jobs and the fields that an actor's rights reach. */
export interface Access {
  scope: Scope;
  /** Departments, brands, or ids of named jobs. */
  values: readonly string[];
  /** The named jobs that there are; absent where nobody asks for their names. */
  jobs?: readonly JobName[] | null;
  hidden: readonly FieldGroup[];
}

/** The access of a built-in role. */
export const wholeCompany: Access = { scope: "company", values: [], hidden: [] };

/** The attributes of the signed-in user that the API's rules need. */
export interface Actor {
  user_id: number;
  company_id: number;
  company_type: CompanyType;
  /** Name of a built-in role or of the company's own. */
  role: string;
  rights: readonly Right[];
  access: Access;
  /** Fields that the company hides of anonymised applicants; all of them where it chose none. */
  anonymises?: readonly ChoosableField[] | null;
}

export const can = (actor: Pick<Actor, "rights">, right: Right): boolean =>
  actor.rights.includes(right);
