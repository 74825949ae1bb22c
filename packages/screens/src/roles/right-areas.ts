import type { Right } from "@ats/core/rights/rights";

/** The rights of companies that recruit, by area. */
export const rightAreas = {
  jobs: ["VIEW_JOBS", "UPDATE_JOBS", "PUBLISH_JOBS"],
  applications: ["UPDATE_APPLICATIONS", "VIEW_ANONYMISED", "REVEAL_APPLICANTS", "VIEW_DIVERSITY"],
  candidates: ["VIEW_CANDIDATES", "UPDATE_CANDIDATES", "ERASE_CANDIDATES"],
  interviews: ["VIEW_INTERVIEWS", "SEND_DOCUMENTS", "MANAGE_CHECKS"],
  templates: ["VIEW_TEMPLATES", "UPDATE_TEMPLATES"],
  reports: ["VIEW_REPORTS", "VIEW_RECRUITMENT_SUCCESS", "VIEW_COST", "UPDATE_COSTS", "SHARE_VIEWS"],
  partners: ["VIEW_AGENCIES", "UPDATE_AGENCIES", "VIEW_CLIENT"],
  administration: [
    "VIEW_USERS",
    "UPDATE_USERS",
    "UPDATE_ROLES",
    "MANAGE_APPROVALS",
    "VIEW_SETTINGS",
    "EMBED_USERS",
  ],
  own: ["UPDATE_PROFILE", "VIEW_TRAINING"],
} as const satisfies Record<string, readonly Right[]>;
export type RightArea = keyof typeof rightAreas;
