import type { ShownProgress } from "../agencies/agency-settings.ts";
import { type ApplicationStatus, decidedStatuses, statusLabels } from "../applications/status.ts";

/** Milestones of a candidate; where agencies see outcomes alone, those before it are one. */
export const submissionStages = [
  "SUBMITTED",
  "IN_PROCESS",
  "SHORTLISTED",
  "INTERVIEW",
  "HIRED",
  "NOT_SUCCESSFUL",
  "WITHDRAWN",
] as const;
export type SubmissionStage = (typeof submissionStages)[number];

export const stageOfSubmission: Record<ApplicationStatus, SubmissionStage> = {
  INCOMPLETE: "SUBMITTED",
  APPLIED: "SUBMITTED",
  SHORTLIST: "SHORTLISTED",
  INTERVIEW: "INTERVIEW",
  PROCESSING: "INTERVIEW",
  HIRE: "HIRED",
  REJECTED: "NOT_SUCCESSFUL",
  WITHDRAWN: "WITHDRAWN",
};

/** A stage of an application, by the status and the company's own name for it. */
interface Stage {
  status: ApplicationStatus;
  node_name: string | null;
}

/** A stage as an agency sees it; it has a name where agencies see every stage. */
export interface ShownStage {
  stage: SubmissionStage;
  stage_name: string | null;
}

/** The part of a stage that a company shows to its agencies. */
export function shownStage(shown: ShownProgress, { status, node_name }: Stage): ShownStage {
  const isDecided = decidedStatuses.includes(status);
  if (shown === "outcome" && !isDecided) return { stage: "IN_PROCESS", stage_name: null };
  const stage = stageOfSubmission[status];
  if (shown !== "all") return { stage, stage_name: null };
  return { stage, stage_name: node_name ?? (isDecided ? null : statusLabels[status]) };
}

interface Reached<Time> extends ShownStage {
  reached_date_time: Time;
}

/**
 * The stages that an agency saw its candidate reach. One that the candidate comes back to ends with
 * those after it, so that an undone move leaves no trace.
 */
export function reachedStages<Time>(
  shown: ShownProgress,
  moves: readonly (Stage & { reached_date_time: Time })[],
): Reached<Time>[] {
  const reached: Reached<Time>[] = [];
  for (const { reached_date_time, ...move } of moves) {
    const stage = shownStage(shown, move);
    const before = reached.findIndex((each) => isSameStage(each, stage));
    if (before < 0) reached.push({ ...stage, reached_date_time });
    else reached.length = before + 1;
  }
  return reached;
}

const isSameStage = (one: ShownStage, other: ShownStage) =>
  one.stage === other.stage && one.stage_name === other.stage_name;

/** Answer about a person who cannot be submitted, whatever the reason. */
export const notOpen = "Not open for submission now.";

/**
 * People about whom an agency may ask a company within a day, submissions included. After that every
 * answer is {@link notOpen}.
 */
export const checksPerDay = 100;

/** Months for which a submission makes the candidate the agency's, where no terms say so. */
export const usualOwnershipMonths = 6;
