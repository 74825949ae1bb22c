import { accountStates, userFilters, userSortColumns } from "@ats/core/users/list-columns";
import { z } from "zod";
import { figures, type ListOptions, type ListState, listSearch } from "../../lists/list-state.ts";

export const userListSearch = listSearch(z.enum(userFilters), userSortColumns, {
  state: z.enum(accountStates),
  mfa: z.enum(["on", "off"]),
  userType: z.string().max(100),
  created_date_time: figures,
  last_sign_in_date_time: figures,
});
export type UserListSearch = z.output<typeof userListSearch>;
export type UserListState = ListState<UserListSearch>;

/** Lists start with the newest users. Specification §9. */
export const userListOptions: ListOptions<UserListSearch> & { list: "users" } = {
  list: "users",
  search: userListSearch,
  defaults: { filter: "all", sc: "created_date_time", so: "desc" },
};
