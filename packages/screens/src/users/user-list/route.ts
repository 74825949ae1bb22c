import { screen } from "../../app/screen.ts";
import { readListState } from "../../lists/list-state.ts";
import { userListOptions, userListSearch } from "./state.ts";

export const userListRoute = screen({
  name: "userList",
  right: "VIEW_USERS",
  search: userListSearch,
  load: async () => (await import("./UserList.tsx")).UserList,
  prefetch: async (read, { host, search }) => {
    const { usersCall } = await import("./calls.ts");
    read(...usersCall(readListState(userListOptions, host, search)));
  },
});
