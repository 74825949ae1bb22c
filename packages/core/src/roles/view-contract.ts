import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { longestRoleName } from "./role.ts";
import { viewingSchema } from "./viewing.ts";

/** Minutes after which a view ends by itself. */
export const viewMinutes = 30;

export const startView = endpoint({
  method: "POST",
  path: "/api/view-as",
  summary: "Shows the session what a colleague or a role may see, for reading, for 30 minutes",
  access: "UPDATE_ROLES",
  refusesPartners: true,
  wholeCompany: true,
  idempotent: true,
  body: z.union([
    z.object({ user_id: z.number().int().positive() }),
    z.object({ role: z.string().min(1).max(longestRoleName) }),
  ]),
  response: viewingSchema,
});

export const stopView = endpoint({
  method: "DELETE",
  path: "/api/view-as",
  summary: "Ends the view of the session",
  allowsViewing: true,
});
