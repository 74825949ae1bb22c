import { z } from "zod";
import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import { invitationInput } from "./account.ts";

export const inviteUser = endpoint({
  method: "POST",
  path: "/api/users/",
  summary: "Adds a user and mails them a link to register, valid for seven days",
  access: "UPDATE_USERS",
  company: "any",
  refusesPartners: true,
  idempotent: true,
  maxBytes: bodyBytes.large,
  body: invitationInput,
  response: z.object({ id: z.number().int() }),
});

export const resendRegistrationEmail = endpoint({
  method: "POST",
  path: "/api/users/resendRegistrationEmail/{id}",
  summary: "Mails an invited user a new link, which ends the earlier one",
  access: "UPDATE_USERS",
  company: "any",
  refusesPartners: true,
  idempotent: true,
  params: idParam,
  response: z.object({ invitation_expires_date_time: z.string() }),
});

/** Most rows of a file of users. */
export const mostInvitedAtOnce = 1000;

const cell = z.string().max(1000);
const row = z.object({
  /** Line of the file where the row begins. */
  line: z.number().int().positive(),
  first_name: cell,
  last_name: cell,
  email: cell,
  userType: cell,
  telephone: cell,
});
export type InvitedRow = z.output<typeof row>;

export const inviteUsers = endpoint({
  method: "POST",
  path: "/api/users/bulk",
  summary: "Invites the users of a file, with a result for each row; `check` only checks the rows",
  access: "UPDATE_USERS",
  refusesPartners: true,
  idempotent: true,
  maxBytes: bodyBytes.large,
  body: z.object({
    rows: z
      .array(row)
      .min(1, "The file has no rows. Choose another.")
      .max(mostInvitedAtOnce, "The file has more than 1,000 rows. Split it."),
    check: z.boolean().default(false),
  }),
  response: z.object({
    results: z.array(
      z.object({
        line: z.number().int(),
        /** Null for a row that was refused, or only checked. */
        id: z.number().int().nullable(),
        /** Why the row was refused; null for one that can be invited. */
        problem: z.string().nullable(),
      }),
    ),
  }),
});
export type RowResult = z.output<typeof inviteUsers.response>["results"][number];

export const invitationContract = { inviteUser, resendRegistrationEmail, inviteUsers };
