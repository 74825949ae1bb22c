import * as contract from "@ats/core/documents/contract";
import type { EnvelopeKind } from "@ats/core/documents/envelope";
import { sql } from "kysely";
import { type Call, implement, implementOutside } from "../kernel/implement.ts";
import { runOnce } from "../kernel/idempotency.ts";
import { HttpError, stale } from "../kernel/http-error.ts";
import { needApplication } from "../applications/details.ts";
import { needNotErased } from "../applications/not-erased.ts";
import { needNotHeld } from "../candidates/legal-hold.ts";
import { inCompany } from "../database/database.ts";
import type { Endpoint } from "@ats/core/contract/endpoint";
import { discardFiles } from "../files/dropped-files.ts";
import { needTemplate } from "../templates/need-template.ts";
import { needPdf, setDocument } from "./document-pdf.ts";
import { sha256 } from "../kernel/sha256.ts";
import { needEnvelope, needNamedApplication, readEnvelope, addTimelineEvent } from "./envelopes.ts";

interface Draft {
  kind: EnvelopeKind;
  title: string;
  /** Null when the document was uploaded as a PDF. */
  text: string | null;
  template_id: number | null;
}

type Outside = Omit<Call, "db" | "afterCommit">;

async function storeDocument({ actor, services }: Outside, bytes: Uint8Array) {
  const document_key = `${actor.company_id}/documents/${crypto.randomUUID()}.pdf`;
  await services.files.put(document_key, bytes);
  return { document_key, document_sha256: sha256(bytes) };
}

/**
 * Stores the file before the row that names it, and removes it if the request is refused or a
 * repeat.
 */
async function addDraft(
  call: Outside & { params: { id: number } },
  endpoint: Endpoint,
  draft: Draft,
  bytes: Uint8Array,
) {
  const { actor, params, services, request } = call;
  const { company_id, user_id } = actor;
  const document = await storeDocument(call, bytes);
  // Typesetting the same text again gives other bytes, so their hash cannot identify a repeat.
  const uploaded = draft.text === null ? document.document_sha256 : null;
  const now = services.clock();
  let isKept = false;
  const answer = await inCompany(services.system, actor, (db) =>
    runOnce(
      { endpoint, actor, input: { params, draft, sha256: uploaded }, db, services, request },
      async () => {
        await needNamedApplication({ actor, db }, params.id);
        await needNotErased(db, params.id);
        await needTemplate(db, draft.template_id);
        const { id } = await db
          .insertInto("envelopes")
          .values({
            ...draft,
            ...document,
            company_id,
            application_id: params.id,
            created_by: user_id,
            created_date_time: now,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await addTimelineEvent(db, { company_id, envelope_id: id, type: "created", user_id }, now);
        isKept = true;
        return readEnvelope(db, id, services.clock());
      },
    ),
  ).finally(async () => {
    if (!isKept) await services.files.remove(document.document_key);
  });
  return answer as Awaited<ReturnType<typeof readEnvelope>>;
}

const writeEnvelope = implementOutside(contract.writeEnvelope, async (call) => {
  const { clock, fonts } = call.services;
  const bytes = await setDocument(call.body, clock(), fonts);
  return addDraft(call as never, contract.writeEnvelope, call.body, bytes);
});

const uploadEnvelope = implementOutside(contract.uploadEnvelope, async (call) => {
  const bytes = new Uint8Array(await call.body.arrayBuffer());
  await needPdf(bytes);
  const draft = { template_id: null, ...call.query, text: null };
  return addDraft(call as never, contract.uploadEnvelope, draft, bytes);
});

const updateEnvelope = implementOutside(contract.updateEnvelope, async (call) => {
  const { actor, params, body, version, services } = call;
  const bytes = await setDocument(body, services.clock(), services.fonts);
  const document = await storeDocument(call as never, bytes);
  let isKept = false;
  try {
    return await inCompany(services.system, actor, async (db) => {
      const before = await needEnvelope({ actor, db }, params.id);
      if (before.status !== "DRAFT" || before.text === null)
        throw new HttpError(409, "Only the text of a draft can be changed. Create a new document.");
      const { numUpdatedRows } = await db
        .updateTable("envelopes")
        .set({ ...body, ...document, version: sql`version + 1` })
        .where("id", "=", params.id)
        .where("status", "=", "DRAFT")
        .where("version", "=", version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw stale("This document was");
      await discardFiles(call, db, actor.company_id, [before.document_key]);
      isKept = true;
      return readEnvelope(db, params.id, services.clock());
    });
  } finally {
    if (!isKept) await services.files.remove(document.document_key);
  }
});

const removeEnvelope = implement(contract.removeEnvelope, async (call) => {
  const { actor, params, db, version } = call;
  const { application_id, status } = await needEnvelope(call, params.id);
  const { candidate_id } = await needApplication(db, application_id);
  await needNotHeld(db, candidate_id);
  if (status !== "DRAFT")
    throw new HttpError(
      409,
      "This document was sent, so it cannot be deleted. You can withdraw it until it is signed.",
    );
  const gone = await db
    .deleteFrom("envelopes")
    .where("id", "=", params.id)
    .where("status", "=", "DRAFT")
    .where("version", "=", version)
    .returning("document_key")
    .executeTakeFirst();
  if (!gone) throw stale("This document was");
  await discardFiles(call, db, actor.company_id, [gone.document_key]);
  return {};
});

export const draftHandlers = [writeEnvelope, uploadEnvelope, updateEnvelope, removeEnvelope];
