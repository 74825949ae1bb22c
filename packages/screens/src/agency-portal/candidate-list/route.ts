import { screen } from "../../app/screen.ts";
import { agencyCandidatesSearch } from "./state.ts";

export const agencyCandidateRoute = screen({
  name: "agencyCandidate",
  company: "AGENCY",
  feature: "agencyJobs",
  search: agencyCandidatesSearch,
  load: async () => (await import("./AgencyCandidateList.tsx")).AgencyCandidateList,
});
