import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { roleSchema } from "./role.ts";

export const listRoles = endpoint({
  method: "GET",
  path: "/api/companies/roles",
  summary: "Lists the built-in roles, then the company's own by name",
  access: "VIEW_USERS",
  response: z.object({ records: z.array(roleSchema) }),
});

export const rolesContract = { listRoles };
