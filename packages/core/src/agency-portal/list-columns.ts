export const submissionSortColumns = ["created_date_time", "name"] as const;

/** Candidates in process, those who are not, and both. Specification §9. */
export const submissionFilters = ["active", "all", "inactive"] as const;
export type SubmissionFilter = (typeof submissionFilters)[number];

export const clientSortColumns = ["created_date_time", "name"] as const;

/** Clients that the agency works with, those whose invitation waits, and both. Specification §9. */
export const clientFilters = ["approved", "unapproved", "all"] as const;
export type ClientFilter = (typeof clientFilters)[number];

/** Jobs by whether agencies may work on them now. Specification §9. */
export const agencyJobFilters = ["all", "active", "archived"] as const;
export type AgencyJobFilter = (typeof agencyJobFilters)[number];

export const agencyJobSortColumns = [
  "title",
  "location",
  "released_date",
  "closing_date_time",
] as const;

export const questionSortColumns = ["created_date_time"] as const;

export const messageSortColumns = ["created_date_time"] as const;

export const agencyPlacementSortColumns = ["start_date", "name"] as const;
