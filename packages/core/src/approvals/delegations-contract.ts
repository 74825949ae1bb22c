import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";

const day = z.iso.date("Choose the first and the last day.");

const colleague = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
});

const standInSchema = z.object({
  id: z.number().int(),
  /** Who decides in the user's place. */
  user: colleague,
  /** Days in the company's time zone, both included: `2026-12-28`. */
  starts: z.string(),
  ends: z.string(),
});
export type StandIn = z.output<typeof standInSchema>;

export const listStandIns = endpoint({
  method: "GET",
  path: "/api/users/{id}/stand-ins",
  summary:
    "Lists who decides about approvals in a user's place, now and later; a colleague's need the right MANAGE_APPROVALS",
  company: "ATS",
  params: idParam,
  response: z.object({
    records: z.array(standInSchema),
    /** Colleagues to choose from. */
    colleagues: z.array(colleague),
  }),
});

export const addStandIn = endpoint({
  method: "POST",
  path: "/api/users/{id}/stand-ins",
  summary:
    "Lets a colleague decide about approvals in a user's place from one day to another; tells the colleague",
  company: "ATS",
  idempotent: true,
  params: idParam,
  body: z
    .object({ user_id: z.number().int().positive(), starts: day, ends: day })
    .refine(({ starts, ends }) => starts <= ends, {
      path: ["ends"],
      message: "Choose a last day that is not before the first.",
    }),
  response: standInSchema,
});

export const removeStandIn = endpoint({
  method: "DELETE",
  path: "/api/users/{id}/stand-ins/{stand_in_id}",
  summary: "Ends the time of a stand-in, whether or not it has begun",
  company: "ATS",
  params: idParam.extend({ stand_in_id: z.coerce.number().int().positive() }),
});

export const delegationsContract = { listStandIns, addStandIn, removeStandIn };
