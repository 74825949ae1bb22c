import { z } from "zod";
import { screen } from "../../app/screen.ts";

const candidateDetailsSearch = z.object({
  /** Id of the client to whom the candidate was submitted. */
  client: z.coerce.number().int().positive().optional().catch(undefined),
});
export type CandidateDetailsSearch = z.output<typeof candidateDetailsSearch>;

export const candidateDetailsRoute = screen({
  name: "candidateDetails",
  company: "AGENCY",
  feature: "agencyJobs",
  search: candidateDetailsSearch,
  load: async () => (await import("./CandidateDetails.tsx")).CandidateDetails,
});
