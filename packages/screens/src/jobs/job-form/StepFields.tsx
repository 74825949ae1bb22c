import type { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import type { Output } from "@ats/core/contract/endpoint";
import type { JobDetails } from "@ats/core/jobs/job-details";
import type { JobInput } from "@ats/core/jobs/job-input";
import { type ComponentType, lazy, Suspense } from "react";
import type { bindField } from "../../forms/bind-field.ts";
import { BasicsStep } from "./BasicsStep.tsx";
import type { StepId } from "./steps.ts";

export interface StepProps {
  values: JobInput;
  set(change: Partial<JobInput>): void;
  /** Binds a field of this name. */
  field<Name extends keyof JobInput>(name: Name): ReturnType<typeof bindField<JobInput, Name>>;
  isDraft: boolean;
  /** Absent while loading. */
  suggestions: Output<typeof getJobSuggestions> | undefined;
  /** The saved job; absent until the draft is created. */
  job?: JobDetails;
}

// The first step's code comes with the form. Other steps load on demand.
const fieldsOf: Record<StepId, ComponentType<StepProps>> = {
  basics: BasicsStep,
  advert: lazy(() => import("./AdvertStep.tsx")),
  team: lazy(() => import("./TeamStep.tsx")),
  questions: lazy(() => import("./QuestionsStep.tsx")),
  process: lazy(() => import("./ProcessStep.tsx")),
  publish: lazy(() => import("./PublishStep.tsx")),
};

export function StepFields({ step, ...props }: StepProps & { step: StepId }) {
  const Fields = fieldsOf[step];
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  );
}
