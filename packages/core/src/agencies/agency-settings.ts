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
  /**
   * Agencies answer interviews for their candidates. They then see those to come even where they see
   * the outcome alone.
   */
  answers_interviews: z.boolean().default(true),
  /** Users of agencies sign in in two steps, or see nothing of the company. */
  needs_two_step: z.boolean().default(false),
});
export type AgencySettings = z.output<typeof agencySettingsSchema>;

export const defaultAgencySettings: AgencySettings = {
  shown_progress: "milestones",
  answers_interviews: true,
  needs_two_step: false,
};
