import type { rightHintTexts } from "./texts.ts";

type OfferedRight = keyof typeof rightHintTexts;

/** The rights that a token can have: those on which a call or a screen depends. */
export const rightGroups = {
  see: [
    "VIEW_JOBS",
    "VIEW_CANDIDATES",
    "VIEW_INTERVIEWS",
    "VIEW_TEMPLATES",
    "VIEW_ANONYMISED",
    "VIEW_DIVERSITY",
    "VIEW_USERS",
    "VIEW_COST",
    "VIEW_AGENCIES",
  ],
  change: [
    "UPDATE_APPLICATIONS",
    "UPDATE_JOBS",
    "PUBLISH_JOBS",
    "UPDATE_CANDIDATES",
    "REVEAL_APPLICANTS",
    "SEND_DOCUMENTS",
    "MANAGE_CHECKS",
    "UPDATE_TEMPLATES",
    "ERASE_CANDIDATES",
    "UPDATE_USERS",
    "VIEW_SETTINGS",
    "UPDATE_PROFILE",
    "SHARE_VIEWS",
    "MANAGE_APPROVALS",
    "UPDATE_COSTS",
    "UPDATE_AGENCIES",
  ],
  embedding: ["EMBED_USERS"],
} as const satisfies Record<string, readonly OfferedRight[]>;
