import { screen } from "../../app/screen.ts";
import { readListState } from "../../lists/list-state.ts";
import { agencyUsersOptions, agencyUsersSearch } from "./state.ts";

export const agencyUsersRoute = screen({
  name: "agencyUsers",
  company: "AGENCY",
  feature: "agencyUsers",
  search: agencyUsersSearch,
  load: async () => (await import("./AgencyUsers.tsx")).AgencyUsers,
  prefetch: async (read, { host, search }) => {
    const { usersCall } = await import("../../users/user-list/calls.ts");
    read(...usersCall(readListState(agencyUsersOptions, host, search)));
  },
});
