export const agencySortColumns = ["name", "tier", "status"] as const;

/** Agencies by whether the company works with them. */
export const agencyFilters = ["active", "paused", "ended", "all"] as const;
export type AgencyFilter = (typeof agencyFilters)[number];

export const placementSortColumns = ["start_date", "rebate_until"] as const;

/** Placements whose rebate window ends soon, those with a rebate to claim, without an invoice, and all. */
export const placementFilters = ["all", "ends_soon", "to_claim", "no_invoice"] as const;
export type PlacementFilter = (typeof placementFilters)[number];

export const disputeSortColumns = ["created_date_time"] as const;

/** Disputes by where they stand. */
export const disputeFilters = ["open", "closed", "all"] as const;
export type DisputeFilter = (typeof disputeFilters)[number];
