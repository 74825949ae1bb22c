import type { TestCompanies } from "../companies.ts";
import { testSigning } from "../companies/documents.ts";
import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

export function documentCalls({ applications, envelopes }: TestCompanies) {
  const application = { params: { id: applications.annAsNurse.id } };
  return {
    listEnvelopes: application,
    writeEnvelope: { ...application, body: offer },
    uploadEnvelope: {
      ...application,
      query: { kind: "CONTRACT", title: "Contract" },
      body: testCv(),
    },
    updateEnvelope: { params: { id: envelopes.draft }, body: offer, version: 1 },
    removeEnvelope: { params: { id: envelopes.draftToRemove }, version: 1 },
    sendEnvelope: { params: { id: envelopes.draftToSend }, body: { days: 14 }, version: 1 },
    remindEnvelope: { params: { id: envelopes.waiting } },
    withdrawEnvelope: {
      params: { id: envelopes.waiting },
      body: { reason: "The salary was wrong." },
      version: 1,
    },
    countUnsignedDocuments: { query: { application_ids: applications.annAsNurse.id } },
    getEnvelopeFile: { params: { id: envelopes.waiting } },
    openSigning: { body: { token: testSigning.first } },
    getSigningDocument: { body: { token: testSigning.first } },
    signDocument: {
      body: {
        token: testSigning.first,
        signature: { type: "typed", text: "Ann Bell" },
        confirmed: true,
      },
    },
    declineDocument: { body: { token: testSigning.second, reason: "The hours do not suit me." } },
  } satisfies Samples;
}

const offer = { kind: "OFFER", title: "Offer", text: "<p>We offer you the post.</p>" };
