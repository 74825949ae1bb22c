import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { conditionSearch } from "../lists/conditions.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { longestRoleName } from "../roles/role.ts";
import { colleagueSchema, listedUserSchema } from "./account.ts";
import { userFilters, userSearchFields, userSortColumns, userTimes } from "./list-columns.ts";

export const listUsers = endpoint({
  method: "GET",
  path: "/api/companies/users",
  summary: "Lists the company's users, one page; `approved` are those who have registered",
  access: "VIEW_USERS",
  findsNoApplicants: true,
  company: "any",
  query: pageQuery(userSortColumns, { sc: "created_date_time", so: "desc" }).extend({
    ...conditionSearch({ text: userSearchFields, time: userTimes }).shape,
    filter: z.enum(userFilters).default("all"),
  }),
  response: pageOf(listedUserSchema),
});

const colleagues = z.object({ records: z.array(colleagueSchema), total: z.number().int() });

/** `page_no` counts from one here. Specification §9. */
export const listAllUsers = endpoint({
  method: "GET",
  path: "/api/users/",
  summary: "Lists the company's present users by name; pages count from one",
  access: "VIEW_USERS",
  company: "any",
  query: z.object({
    page_no: z.coerce.number().int().min(1).max(10_000).default(1),
    per_page: z.coerce.number().int().min(1).max(10_000).default(10_000),
  }),
  response: colleagues,
});

export const listUsersWithRole = endpoint({
  method: "GET",
  path: "/api/users/role/{role}",
  summary: "Lists the company's present users who have a role, by name",
  access: "VIEW_USERS",
  company: "any",
  params: z.object({ role: z.string().max(longestRoleName) }),
  response: colleagues,
});

export const getUsersDetails = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/users/getUsersDetails",
  summary: "Returns names, roles and photos of users of the company by their ids",
  access: "VIEW_USERS",
  company: "any",
  body: z.object({ ids: z.array(z.number().int().positive()).min(1).max(1000) }),
  response: colleagues,
});

export const userListContract = { listUsers, listAllUsers, listUsersWithRole, getUsersDetails };
