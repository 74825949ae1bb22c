import type { ShownStage, SubmissionStage } from "@ats/core/agency-portal/submission";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { useTexts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { submissionStageTexts } from "./stage-texts.ts";

const tones: Record<SubmissionStage, Tone> = {
  SUBMITTED: "neutral",
  IN_PROCESS: "info",
  SHORTLISTED: "info",
  INTERVIEW: "info",
  HIRED: "positive",
  NOT_SUCCESSFUL: "critical",
  WITHDRAWN: "neutral",
};

/** The stage of a submitted candidate, as the agency is told of it. */
export function SubmissionStageBadge({ stage, stage_name }: ShownStage) {
  const say = useTexts();
  return <StatusBadge tone={tones[stage]} label={stage_name ?? say(submissionStageTexts[stage])} />;
}
