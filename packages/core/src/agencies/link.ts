/**
 * Stages of the link between a company and the account of one of its agencies: one that waits for the
 * agency, one through which the agency sees what is released to it, and one that either side ended.
 */
export const linkStatuses = ["INVITED", "ACTIVE", "ENDED"] as const;
export type LinkStatus = (typeof linkStatuses)[number];
