import { getEnvelopeFile } from "@ats/core/documents/contract";
import { type Call, implement } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import { recordRead } from "../applications/activity.ts";
import { needEnvelope } from "./envelopes.ts";
import { evidenceOf } from "./evidence.ts";
import { storedDocument } from "./stored-document.ts";

/** Returns a document as a file, and records on the application that it was viewed. */
export const getFile = implement(getEnvelopeFile, async (call) => {
  const { params, query } = call;
  const envelope = await needEnvelope(call, params.id);
  const isEvidence = query.as === "evidence";
  if (isEvidence && envelope.status !== "COMPLETED")
    throw new HttpError(409, "The document has no evidence until it is signed.");
  return documentFile(call, envelope, isEvidence);
});

/** Returns the file of an envelope that the caller may see, and records that it was viewed. */
export async function documentFile(
  call: Call,
  envelope: Awaited<ReturnType<typeof needEnvelope>>,
  isEvidence = false,
) {
  const { services } = call;
  await recordRead(call, envelope.application_id, "document_viewed");
  return {
    type: "application/pdf",
    name: `${envelope.title}${isEvidence ? ", signed" : ""}.pdf`,
    read: () => (isEvidence ? evidenceOf(services, envelope) : storedDocument(services, envelope)),
  };
}
