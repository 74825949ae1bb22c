import { z } from "zod";
import { bodyBytes, endpoint, file } from "../contract/endpoint.ts";
import { languageSchema } from "../languages/language.ts";
import { plainText } from "../validation/text.ts";
import { signatureSchema } from "./signature.ts";

const token = z.string().min(1).max(200);

export const openSigning = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/signing",
  summary:
    "Returns the document to sign by its link, which stays valid; an invalid link is refused",
  access: "public",
  limit: "link",
  body: z.object({ token }),
  response: z.object({
    company_name: z.string(),
    job_title: z.string(),
    title: z.string(),
    signer_name: z.string(),
    /** True when already signed; the signed document is then the one to read. */
    completed: z.boolean(),
    expires_date_time: z.string(),
  }),
});

export const getSigningDocument = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/signing/document",
  summary: "Returns the document to sign, or the signed document with its evidence",
  access: "public",
  limit: "link",
  body: z.object({ token }),
  response: file,
});

export const signDocument = endpoint({
  method: "POST",
  path: "/api/signing/signature",
  summary: "Signs, once",
  access: "public",
  limit: "link",
  idempotent: true,
  maxBytes: bodyBytes.large,
  body: z.object({
    token,
    signature: signatureSchema,
    confirmed: z.literal(true, "Confirm who you are and that you agree, then sign."),
    /** Language of the statement that the signer confirmed, and of their mails from now on. */
    language: languageSchema.optional(),
  }),
});

export const declineDocument = endpoint({
  method: "POST",
  path: "/api/signing/refusal",
  summary: "Declines to sign, with the reason, and ends the link",
  access: "public",
  limit: "link",
  idempotent: true,
  body: z.object({ token, reason: plainText(500, "Tell us why you are not signing.") }),
});

export const signingContract = { openSigning, getSigningDocument, signDocument, declineDocument };
