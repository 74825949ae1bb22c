import { screen } from "../../app/screen.ts";
import { agencyJobsSearch } from "./state.ts";

export const agencyJobListRoute = screen({
  name: "agencyJobList",
  company: "AGENCY",
  feature: "agencyJobs",
  search: agencyJobsSearch,
  load: async () => (await import("./AgencyJobList.tsx")).AgencyJobList,
});
