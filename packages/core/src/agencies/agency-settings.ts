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
  /** Candidates that each agency may submit to a job that has no limit of its own; null for any number. */
  cv_cap: z
    .number()
    .int()
    .min(1, "Take at least 1 candidate, or leave this empty.")
    .max(100, "Take at most 100 candidates.")
    .nullable()
    .default(null),
  /** Days from a submission within which the company means to answer it. */
  feedback_days: z
    .number("Enter within how many days you answer a submission.")
    .int()
    .min(1, "Answer within 1 day or more.")
    .max(60, "Answer within 60 days or fewer.")
    .default(5),
  /**
   * Agencies answer interviews for their candidates. They then see those to come even where they see
   * the outcome alone.
   */
  answers_interviews: z.boolean().default(true),
  /** Users of agencies sign in in two steps, or see nothing of the company. */
  needs_two_step: z.boolean().default(false),
});
export type AgencySettings = z.output<typeof agencySettingsSchema>;

export const defaultAgencySettings: AgencySettings = agencySettingsSchema.parse({
  shown_progress: "milestones",
});
