import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

/** Acts on accounts, one or many at a time. */
export const accountActs = ["LOCK", "UNLOCK", "SIGN_OUT", "SEND_PASSWORD_LINK", "RESEND"] as const;
export type AccountAct = (typeof accountActs)[number];

/** Most users of one call. */
export const mostActedOn = 100;

export const actOnUsers = endpoint({
  method: "POST",
  path: "/api/users/act",
  summary: "Locks, unlocks or signs users out, or mails them a link, with a result for each user",
  access: "UPDATE_USERS",
  company: "any",
  refusesPartners: true,
  idempotent: true,
  body: z.object({
    act: z.enum(accountActs),
    ids: z.array(z.number().int().positive()).min(1).max(mostActedOn),
  }),
  response: z.object({
    results: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        /** Why nothing was done for this user; null when it was. */
        problem: z.string().nullable(),
      }),
    ),
  }),
});

export const accountContract = { actOnUsers };
