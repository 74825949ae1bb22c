export const agencySortColumns = ["name", "tier", "status"] as const;

/** Agencies by whether the company works with them. */
export const agencyFilters = ["active", "paused", "ended", "all"] as const;
export type AgencyFilter = (typeof agencyFilters)[number];
