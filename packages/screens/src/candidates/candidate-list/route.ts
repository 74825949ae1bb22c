import { screen } from "../../app/screen.ts";
import { readListState } from "../../lists/list-state.ts";
import { candidateListOptions, candidateListSearch } from "./state.ts";

export const candidateListRoute = screen({
  name: "candidateList",
  right: "VIEW_CANDIDATES",
  search: candidateListSearch,
  load: async () => (await import("./CandidateList.tsx")).CandidateList,
  prefetch: async (read, { host, search }) => {
    const { candidatesCall } = await import("./calls.ts");
    read(...candidatesCall(readListState(candidateListOptions, host, search)));
  },
});
