/** Stages of the work with an agency; an ended one keeps its record. */
export const agencyStatuses = ["ACTIVE", "PAUSED", "ENDED"] as const;
export type AgencyStatus = (typeof agencyStatuses)[number];

/** Tiers of preferred suppliers: the first hears of a job first. */
export const agencyTiers = [1, 2, 3] as const;
export type AgencyTier = (typeof agencyTiers)[number];

interface Tiers {
  tier: AgencyTier | null;
  dept_tiers: readonly { dept: string; tier: AgencyTier }[];
}

/** The tier of an agency for a department: its own, else that for the whole company. */
export const tierFor = ({ tier, dept_tiers }: Tiers, dept: string): AgencyTier | null =>
  dept_tiers.find((each) => isSameName(each.dept, dept))?.tier ?? tier;

/** True for names that differ in case alone. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase("en") === other.trim().toLocaleLowerCase("en");
