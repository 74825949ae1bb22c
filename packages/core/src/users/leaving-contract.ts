import { z } from "zod";
import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import { dutiesSchema, dutyKindNames, mostDutiesNamed } from "./duties.ts";

/** The colleague who takes over; null ends the duty. */
const receiver = z.number().int().positive().nullable();

export const getDuties = endpoint({
  method: "GET",
  path: "/api/users/{id}/duties",
  summary: "Lists a user's open duties, which go to colleagues or end before the user leaves",
  access: "UPDATE_USERS",
  company: "any",
  params: idParam,
  response: z.object({ records: z.array(dutiesSchema) }),
});

export const deactivateUser = endpoint({
  method: "POST",
  path: "/api/users/{id}/deactivate",
  summary: "Ends a user's sign-in once each open duty has gone to a colleague or ended",
  access: "UPDATE_USERS",
  company: "any",
  refusesPartners: true,
  idempotent: true,
  params: idParam,
  maxBytes: bodyBytes.large,
  body: z.object({
    plan: z
      .array(
        z.object({
          kind: z.enum(dutyKindNames),
          /** Takes over each duty of the kind that has no receiver of its own. */
          to: receiver,
          /** Receivers of single duties. */
          single: z
            .array(z.object({ id: z.string().max(100), to: receiver }))
            .max(mostDutiesNamed)
            .default([]),
        }),
      )
      .max(dutyKindNames.length),
  }),
});

export const reactivateUser = endpoint({
  method: "POST",
  path: "/api/users/{id}/reactivate",
  summary: "Lets a deactivated user sign in again; their former duties stay where they are",
  access: "UPDATE_USERS",
  company: "any",
  refusesPartners: true,
  idempotent: true,
  params: idParam,
});

export const checkDeleteUser = endpoint({
  method: "PUT",
  readsOnly: true,
  path: "/api/users/check/delete/{id}",
  summary: "Says whether a user may be deleted: only deactivated, and without an open duty",
  access: "UPDATE_USERS",
  params: idParam,
  response: z.object({
    may_delete: z.boolean(),
    /** Why not; null when the user may be deleted. */
    problem: z.string().nullable(),
    duties: z.array(dutiesSchema),
  }),
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/api/users/{id}",
  summary: "Deletes a deactivated user; what they did keeps their name, and their email is free",
  access: "UPDATE_USERS",
  refusesPartners: true,
  params: idParam,
});

export const leavingContract = {
  getDuties,
  deactivateUser,
  reactivateUser,
  checkDeleteUser,
  deleteUser,
};
