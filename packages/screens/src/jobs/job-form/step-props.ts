import type { Output } from "@ats/core/contract/endpoint";
import type { JobDetails } from "@ats/core/jobs/job-details";
import type { JobInput } from "@ats/core/jobs/job-input";
import type { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import type { bindField } from "../../forms/bind-field.ts";

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
