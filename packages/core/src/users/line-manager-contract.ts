import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";

const colleague = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
});

export const getLineManager = endpoint({
  method: "GET",
  path: "/api/users/{id}/line-manager",
  summary: "Returns a user's line manager, and the colleagues to choose from",
  access: "UPDATE_USERS",
  params: idParam,
  response: z.object({
    line_manager: colleague.nullable(),
    /** Without the user and those whom they manage, directly or through others. */
    colleagues: z.array(colleague),
  }),
});

export const changeLineManager = endpoint({
  method: "PUT",
  path: "/api/users/{id}/line-manager",
  summary: "Changes a user's line manager, who approves what the user asks for",
  access: "UPDATE_USERS",
  params: idParam,
  body: z.object({
    /** The line manager that the editor saw. A change begun from another is refused. */
    before: z.number().int().positive().nullable(),
    after: z.number().int().positive().nullable(),
  }),
});

export const lineManagerContract = { getLineManager, changeLineManager };
