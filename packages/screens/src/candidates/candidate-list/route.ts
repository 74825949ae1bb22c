import { screen } from "../../app/screen.ts";
import { readListState } from "../../lists/list-state.ts";
import { candidateListOptions, candidateListSearch, candidatesOf } from "./state.ts";

export const candidateListRoute = screen({
  name: "candidateList",
  title: "Candidates",
  right: "VIEW_CANDIDATES",
  search: candidateListSearch,
  load: async () => (await import("./CandidateList.tsx")).CandidateList,
  prefetch: (read, { host, search }) =>
    read(...candidatesOf(readListState(candidateListOptions, host, search))),
});
