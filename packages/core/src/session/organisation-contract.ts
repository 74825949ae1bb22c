import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

const secret = z.string().min(1).max(200);

/** What the page keeps while the person is at their organisation: OpenID Connect's code flow with PKCE. */
export const passageSchema = z.object({ state: secret, nonce: secret, code_verifier: secret });
export type Passage = z.output<typeof passageSchema>;

export const beginOrganisationSignIn = endpoint({
  method: "POST",
  path: "/api/auth/organisation",
  summary: "The address where the organisation signs its people in, and what the way back needs",
  access: "public",
  response: passageSchema.extend({ url: z.string() }),
});

export const finishOrganisationSignIn = endpoint({
  method: "POST",
  path: "/api/auth/organisation/finish",
  summary: "Opens a session for whom the organisation has signed in",
  access: "public",
  body: passageSchema.extend({
    code: z.string().min(1).max(4000),
    /** The provider's own name, where it says it. */
    iss: z.string().max(500).optional(),
  }),
  response: z.object({ id: z.number().int() }),
});

export const organisationContract = { beginOrganisationSignIn, finishOrganisationSignIn };
