import { sha256 } from "../../kernel/sha256.ts";
import { hashSecret } from "../../kernel/secret.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";
import { after } from "../../kernel/time.ts";

/** The bytes of each document. */
export const testDocument = new Uint8Array([1, 2, 3, 4]);

/** Tokens of links to sign a document. */
export const testSigning = { first: "a-document-to-sign", second: "a-document-to-decline" };

/** Documents that Ann Bell is to sign, and copies for a check of her right to work. */
export async function makeDocuments({ db, ids, users, annAsNurse }: Northgate) {
  const { northgate } = ids;
  const envelope = {
    company_id: northgate,
    application_id: annAsNurse.id,
    kind: "OFFER" as const,
    title: "Offer to Ann Bell",
    text: "<p>Welcome.</p>",
    document_key: "1/documents/draft.pdf",
    document_sha256: sha256(testDocument),
    created_by: users.recruiter.id,
    created_date_time: testNow,
  };
  const pending = {
    ...envelope,
    status: "PENDING" as const,
    document_key: "1/documents/offer.pdf",
    signer_name: "Ann Bell",
    signer_email: "ann.bell@mail.example",
    expires_date_time: after(testNow, 365 * 24 * 60 * 60_000),
  };
  const envelopeIds = await db
    .insertInto("envelopes")
    .values([
      envelope,
      envelope,
      envelope,
      { ...pending, token_hash: hashSecret(testSigning.first) },
      { ...pending, token_hash: hashSecret(testSigning.second) },
      pending,
    ])
    .returning("id")
    .execute();
  const [draft = 0, draftToRemove = 0, draftToSend = 0, , , waiting = 0] = envelopeIds.map(
    ({ id }) => id,
  );
  const [checkCopy, waitingCopy] = await db
    .insertInto("check_evidence")
    .values(
      ["1/documents/passport.pdf", "1/documents/permit.pdf"].map((file_key) => ({
        company_id: northgate,
        application_id: annAsNurse.id,
        check_id: null,
        file_key,
        name: "Ann Bell.pdf",
        type: "application/pdf",
        created_date_time: testNow,
      })),
    )
    .returning("id")
    .execute();
  return {
    /** Copies for a check of Ann's right to work, which nobody has recorded yet. */
    checkCopies: { first: checkCopy?.id ?? "", second: waitingCopy?.id ?? "" },
    /** Three drafts and one pending envelope, of Ann's application as a nurse. */
    envelopes: { draft, draftToRemove, draftToSend, waiting },
  };
}
