import { screen } from "../../app/screen.ts";
import { readListState } from "../../lists/list-state.ts";
import { jobListOptions, jobListSearch, jobsOf } from "./state.ts";

export const jobListRoute = screen({
  name: "jobList",
  right: "VIEW_JOBS",
  search: jobListSearch,
  load: async () => (await import("./JobList.tsx")).JobList,
  prefetch: (read, { host, search }) =>
    read(...jobsOf(readListState(jobListOptions, host, search))),
});
