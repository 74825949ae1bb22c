import { z } from "zod";
import { screen } from "../../app/screen.ts";

const submitCandidatesSearch = z.object({
  /** Id of the job to which candidates are submitted. */
  job: z.coerce.number().int().positive().optional().catch(undefined),
});
export type SubmitCandidatesSearch = z.output<typeof submitCandidatesSearch>;

export const submitCandidatesRoute = screen({
  name: "submitCandidates",
  company: "AGENCY",
  feature: "agencyJobs",
  search: submitCandidatesSearch,
  load: async () => (await import("./SubmitCandidates.tsx")).SubmitCandidates,
});
