import { listUsers } from "@ats/core/users/list-contract";
import { searchQuery } from "../../applications/search-query.ts";
import { pageOf } from "../../lists/list-state.ts";
import type { UserListState } from "./state.ts";

/** The call that reads the users of a list's state. */
export const usersCall = (state: UserListState) =>
  [
    listUsers,
    { query: { ...pageOf(state), ...searchQuery(state.search), filter: state.filter } },
  ] as const;
