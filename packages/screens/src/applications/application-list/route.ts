import { getJob } from "@ats/core/jobs/contract";
import { screen } from "../../app/screen.ts";
import { readListState } from "../../lists/list-state.ts";
import { applicationListOptions, applicationListSearch } from "./state.ts";

export const applicationListRoute = screen({
  name: "applicationList",
  title: "Applications",
  right: "VIEW_JOBS",
  search: applicationListSearch,
  load: async () => (await import("./ApplicationList.tsx")).ApplicationList,
  prefetch: async (read, { host, params, search }) => {
    const id = Number(params.id);
    read(getJob, { params: { id } });
    const state = readListState({ ...applicationListOptions, scope: params.id }, host, search);
    if (state.view === "kanban") return;
    const { applicationsOf } = await import("./reads.ts");
    read(...applicationsOf(id, state));
  },
});
