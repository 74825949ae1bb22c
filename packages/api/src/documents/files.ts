import { getEnvelopeFile } from "@ats/core/documents/contract";
import { implement } from "../app/implement.ts";
import { Refusal } from "../app/refusal.ts";
import { recordRead } from "../applications/activity.ts";
import { needEnvelope } from "./envelopes.ts";
import { evidenceOf } from "./evidence.ts";

/** A document as a file; who looked at it goes on the application's record. */
export const getFile = implement(getEnvelopeFile, async (call) => {
  const { params, query, services } = call;
  const envelope = await needEnvelope(call, params.id);
  const isEvidence = query.as === "evidence";
  if (isEvidence && envelope.status !== "COMPLETED")
    throw new Refusal(409, "There is no evidence before the document is signed.");
  await recordRead(call, envelope.application_id, "document_viewed");
  return {
    type: "application/pdf",
    name: `${envelope.title}${isEvidence ? ", signed" : ""}.pdf`,
    read: () =>
      isEvidence ? evidenceOf(services, envelope) : services.files.get(envelope.document_key),
  };
});
