import { listEnvelopes } from "@ats/core/documents/contract";
import { type ExplainParticipant, throughApplication } from "../roles/explained-record.ts";

export const documentsExplained = {
  /** Documents to sign, job offers among them. */
  documents: {
    reads: listEnvelopes,
    noun: "document",
    find: throughApplication("envelopes"),
  },
} satisfies ExplainParticipant;
