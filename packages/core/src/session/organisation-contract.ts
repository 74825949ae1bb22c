import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

const secret = z.string().min(1).max(200);

/**
 * Stored by the page during sign-in at the identity provider (OpenID Connect code flow with PKCE).
 */
export const signInStateSchema = z.object({ state: secret, nonce: secret, code_verifier: secret });
export type SignInState = z.output<typeof signInStateSchema>;

export const beginOrganisationSignIn = endpoint({
  method: "POST",
  path: "/api/auth/organisation",
  summary: "The address where the organisation signs its people in, and what the way back needs",
  access: "public",
  limit: "sign in",
  response: signInStateSchema.extend({ url: z.string() }),
});

export const finishOrganisationSignIn = endpoint({
  method: "POST",
  path: "/api/auth/organisation/finish",
  summary: "Opens a session for a user signed in at the identity provider",
  access: "public",
  limit: "link",
  body: signInStateSchema.extend({
    code: z.string().min(1).max(4000),
    /** Issuer, when the provider names itself. */
    iss: z.string().max(500).optional(),
  }),
  response: z.object({ id: z.number().int() }),
});

export const organisationContract = { beginOrganisationSignIn, finishOrganisationSignIn };
