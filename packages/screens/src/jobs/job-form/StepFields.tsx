import type { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import type { Output } from "@ats/core/contract/endpoint";
import type { JobDetails } from "@ats/core/jobs/job";
import type { JobInput } from "@ats/core/jobs/job-input";
import type { Workflow } from "@ats/core/jobs/workflow";
import { AdvertStep } from "./AdvertStep.tsx";
import { BasicsStep } from "./BasicsStep.tsx";
import { ProcessStep } from "./ProcessStep.tsx";
import { PublishStep } from "./PublishStep.tsx";
import { QuestionsStep } from "./QuestionsStep.tsx";
import type { StepId } from "./steps.ts";
import { TeamStep } from "./TeamStep.tsx";

export interface StepProps {
  values: JobInput;
  set(change: Partial<JobInput>): void;
  /** What is wrong with a field, by its path. */
  errorOf(field: string): string | undefined;
  isDraft: boolean;
  /** Absent while they load. */
  suggestions: Output<typeof getJobSuggestions> | undefined;
  workflows: readonly Workflow[] | undefined;
  /** The job as it is saved, once there is one. */
  job?: JobDetails;
}

const fieldsOf = {
  basics: BasicsStep,
  advert: AdvertStep,
  team: TeamStep,
  questions: QuestionsStep,
  process: ProcessStep,
  publish: PublishStep,
} satisfies Record<StepId, unknown>;

export function StepFields({ step, ...props }: StepProps & { step: StepId }) {
  const Fields = fieldsOf[step];
  return <Fields {...props} />;
}
