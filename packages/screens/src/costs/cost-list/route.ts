import { screen } from "../../app/screen.ts";
import { readListState } from "../../lists/list-state.ts";
import { costListOptions, costListSearch } from "./state.ts";

export const costListRoute = screen({
  name: "costsList",
  right: "VIEW_COST",
  feature: "costs",
  search: costListSearch,
  load: async () => (await import("./CostList.tsx")).CostList,
  prefetch: async (read, { host, search }) => {
    const { costsCall, totalsCall } = await import("./calls.ts");
    const state = readListState(costListOptions, host, search);
    read(...costsCall(state));
    read(...totalsCall(state));
  },
});
