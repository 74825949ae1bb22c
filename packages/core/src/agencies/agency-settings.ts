import { z } from "zod";

/**
 * Amounts of a candidate's progress that agencies see: every stage of the company's workflow, the
 * milestones that all companies share, or the outcome alone.
 */
export const shownProgresses = ["all", "milestones", "outcome"] as const;
export type ShownProgress = (typeof shownProgresses)[number];

/** How a company works with its agencies. */
export const agencySettingsSchema = z.object({
  shown_progress: z.enum(shownProgresses, "Choose how much agencies see."),
});
export type AgencySettings = z.output<typeof agencySettingsSchema>;

export const defaultAgencySettings: AgencySettings = { shown_progress: "milestones" };
