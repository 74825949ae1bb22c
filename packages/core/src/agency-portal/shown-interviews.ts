import type { AgencySettings } from "../agencies/agency-settings.ts";

/**
 * True for an interview that an agency sees. Where agencies see the outcome alone, an interview
 * shows only while the agency can answer it for the candidate.
 */
export const isInterviewShown = (
  {
    shown_progress,
    answers_interviews,
  }: Pick<AgencySettings, "shown_progress" | "answers_interviews">,
  { isToCome }: { isToCome: boolean },
): boolean => shown_progress !== "outcome" || (answers_interviews && isToCome);
