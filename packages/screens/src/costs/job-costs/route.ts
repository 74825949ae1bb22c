import { screen } from "../../app/screen.ts";
import { readListState } from "../../lists/list-state.ts";
import { costListSearch, jobCostsOptions } from "../cost-list/state.ts";

export const jobCostsRoute = screen({
  name: "jobAssignCost",
  right: "VIEW_COST",
  feature: "costs",
  search: costListSearch,
  load: async () => (await import("./JobCosts.tsx")).JobCosts,
  prefetch: async (read, { host, params, search }) => {
    const { costsCall, totalsCall } = await import("../cost-list/calls.ts");
    const id = Number(params.id);
    const state = readListState(jobCostsOptions(id), host, search);
    read(...costsCall(state, id));
    read(...totalsCall(state, id));
  },
});
