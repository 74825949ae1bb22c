import { screen } from "../../app/screen.ts";
import { readListState } from "../../lists/list-state.ts";
import { applicationListOptions, applicationListSearch } from "./state.ts";

export const applicationListRoute = screen({
  name: "applicationList",
  right: "VIEW_JOBS",
  search: applicationListSearch,
  load: async () => (await import("./ApplicationList.tsx")).ApplicationList,
  prefetch: async (read, { host, params, search }) => {
    const id = Number(params.id);
    const { applicationsCall, jobCall } = await import("./calls.ts");
    read(...jobCall(id));
    const state = readListState({ ...applicationListOptions, scope: params.id }, host, search);
    if (state.view !== "kanban") read(...applicationsCall(id, state));
  },
});
