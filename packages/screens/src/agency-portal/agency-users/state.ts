import { userFilters, userSortColumns } from "@ats/core/users/list-columns";
import { z } from "zod";
import { type ListOptions, listSearch } from "../../lists/list-state.ts";
import type { UserListSearch } from "../../users/user-list/state.ts";

export const agencyUsersSearch: z.ZodType<UserListSearch> = listSearch(
  z.enum(userFilters),
  userSortColumns,
);

/** Specification §9: newest first. */
export const agencyUsersOptions: ListOptions<UserListSearch> = {
  list: "agencyUsers",
  search: agencyUsersSearch,
  defaults: { filter: "all", sc: "created_date_time", so: "desc" },
};
