import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { email } from "../validation/email.ts";
import { typedPassword } from "../validation/password.ts";
import { getOneTimeToken } from "./one-time-token-contract.ts";

const id = z.number().int();

/**
 * A company that a person may work in, and their profile there. Specification §3, Accessible
 * client.
 */
export const accessibleClientSchema = z.object({
  /** Company id. */
  id,
  name: z.string(),
  /** Host of its pages, with an unusual port. */
  host: z.string(),
  role_type: z.string(),
  /** When this person last opened a session there. */
  last_used: z.iso.datetime().nullable(),
  disabled: z.boolean(),
});
export type AccessibleClient = z.output<typeof accessibleClientSchema>;

/** Reveals only to its owner which companies an email belongs to. Specification §7. */
export const listAccessibleClients = endpoint({
  method: "PUT",
  readsOnly: true,
  path: "/api/accessible/client/list",
  summary:
    "Lists companies an email may work in: its accounts with the password, otherwise those of the session",
  access: "public",
  limit: "sign in",
  captcha: true,
  body: z.object({ email, password: typedPassword.optional() }),
  response: z.object({
    accessible_clients: z.array(accessibleClientSchema),
    /** The company whose clients a Master group user works in. */
    masterCompany: accessibleClientSchema.nullable(),
    master_user_id: id.nullable(),
  }),
});

/** Answers 403 for a disabled company, and 400 for any other problem of the token. */
export const loginWithToken = endpoint({
  method: "POST",
  path: "/api/auth/loginv2/token",
  summary: "Opens a session with a one-time token",
  access: "public",
  limit: "link",
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ id }),
});

export const switchingContract = { listAccessibleClients, getOneTimeToken, loginWithToken };
