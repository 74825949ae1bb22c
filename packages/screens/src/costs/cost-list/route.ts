import { screen } from "../../app/screen.ts";
import { readListState } from "../../lists/list-state.ts";
import { costListOptions } from "./state.ts";
import { costsSearch } from "./tabs.ts";

export const costListRoute = screen({
  name: "costsList",
  right: "VIEW_COST",
  feature: "costs",
  search: costsSearch,
  load: async () => (await import("./CostList.tsx")).CostList,
  prefetch: async (read, { host, search }) => {
    if (search.tab) return;
    const { costsCall, totalsCall } = await import("./calls.ts");
    const state = readListState(costListOptions, host, search);
    read(...costsCall(state));
    read(...totalsCall(state));
  },
});
