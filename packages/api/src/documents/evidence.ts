import type { Evidence } from "./tables.ts";
import { type EnvelopeEventType, envelopeKinds } from "@ats/core/documents/envelope";
import type { Language } from "@ats/core/languages/language";
import { pathOf, signatureSheet, signingStatement } from "@ats/core/documents/signature";
import type { Services } from "../kernel/services.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { storedDocument } from "./stored-document.ts";
import type { Fonts } from "../kernel/ports/fonts.ts";
import { sha256 } from "../kernel/sha256.ts";
import { typesetter } from "./typeset.ts";

interface Signed {
  company_id: number;
  id: number;
}

const eventLabels: Record<EnvelopeEventType, string> = {
  created: "Written",
  sent: "Sent",
  reminded: "Reminded",
  opened: "Opened",
  signed: "Signed",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
};

/**
 * Returns the signed document followed by its evidence. The file is made when it is first
 * requested, from the facts at the signature, and then stored.
 */
export async function evidenceOf(
  services: Pick<Services, "system" | "files" | "fonts">,
  { company_id, id }: Signed,
): Promise<Uint8Array | undefined> {
  const { system, files, fonts } = services;
  const document_key = `${company_id}/evidence/${id}.pdf`;
  const envelope = await inCompany(system, company_id, async (db) => {
    const stored = await db
      .selectFrom("envelopes")
      .where("id", "=", id)
      .where("status", "=", "COMPLETED")
      .select(["document_key", "document_sha256", "evidence", "evidence_sha256"])
      .executeTakeFirstOrThrow();
    // A document signed before evidence was stored uses the facts of today.
    return { ...stored, evidence: stored.evidence ?? (await evidenceNow(db, id)) };
  });
  const storeHash = (bytes: Uint8Array) =>
    inCompany(system, company_id, (db) =>
      db
        .updateTable("envelopes")
        .set({ evidence_sha256: sha256(bytes) })
        .where("id", "=", id)
        .execute(),
    );
  const storedFile = await (envelope.evidence_sha256
    ? storedDocument(services, { document_key, document_sha256: envelope.evidence_sha256 })
    : files.get(document_key));
  if (storedFile) {
    // The file was stored before hashes were.
    if (!envelope.evidence_sha256) await storeHash(storedFile);
    return storedFile;
  }
  const document = await storedDocument(services, envelope);
  if (!document) return undefined;
  const evidence = await addEvidence(document, envelope.evidence, fonts);
  await storeHash(evidence);
  await files.put(document_key, evidence);
  return evidence;
}

/** Names the actor of an event without a user. */
const actorWithoutUser = (type: EnvelopeEventType, signer: string) =>
  type === "reminded" || type === "expired" ? "The system" : signer;

/**
 * Collects the facts of a document that was just signed, with the statement in the signer's
 * language. Its timeline ends with the signature.
 */
export async function evidenceNow(
  db: CompanyDb,
  id: number,
  language: Language = "en",
): Promise<Evidence> {
  const { signature, signer_name, signer_email, ...envelope } = await db
    .selectFrom("envelopes as e")
    .innerJoin("companies as c", "c.id", "e.company_id")
    .innerJoin("applications as a", "a.id", "e.application_id")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .where("e.id", "=", id)
    .select(["e.kind", "e.title", "e.document_sha256", "e.signature"])
    .select(["e.signer_name", "e.signer_email", "c.name as company"])
    .select(["j.title as job_title", "j.job_number"])
    .executeTakeFirstOrThrow();
  if (!signature) throw new Error("This document was not signed, so it has no evidence.");
  const events = await db
    .selectFrom("envelope_events as v")
    .leftJoin("users as u", "u.id", "v.user_id")
    .where("v.envelope_id", "=", id)
    .select(["v.type", "v.address", "v.user_agent", "v.sent_to", "v.created_date_time"])
    .select(["u.first_name", "u.last_name"])
    .orderBy("v.created_date_time")
    .orderBy("v.id")
    .execute();
  const { kind, title, document_sha256: sha256, company, job_title, job_number } = envelope;
  const name = signer_name ?? "";
  return {
    document: { id, kind, title, sha256 },
    company,
    job: `${job_title} (${job_number})`,
    signer: { name, email: signer_email },
    statement: signingStatement(language, name, title),
    signature,
    timeline: events.map(({ type, address, user_agent, sent_to, created_date_time, ...who }) => ({
      event: type,
      time: created_date_time.toISOString(),
      by:
        who.first_name === null
          ? actorWithoutUser(type, name)
          : `${who.first_name} ${who.last_name}`,
      ...(sent_to && { to: sent_to }),
      ...(address && { address, user_agent }),
    })),
  };
}

async function addEvidence(bytes: Uint8Array, record: Evidence, fonts: Fonts): Promise<Uint8Array> {
  const { document: of, signer, signature, timeline } = record;
  const signed = new Date(timeline.findLast(({ event }) => event === "signed")?.time ?? 0);
  const json = `${JSON.stringify(record, null, 2)}\n`;

  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  document.setModificationDate(signed);
  const { write, draw } = await typesetter(document, fonts);
  const section = (text: string) => write([{ text, bold: true }], { size: 13, gap: 18 });
  const fact = (name: string, value: string) =>
    write([{ text: `${name}: `, bold: true }, { text: value }], { size: 10, gap: 3 });
  await write([{ text: "Evidence of signature", bold: true }], { size: 22, gap: 0 });
  await write(
    [
      {
        text: `These pages were added to the document after it was signed. The SHA-256 given here is that of the file before they were added.`,
      },
    ],
    { size: 10, isFaint: true },
  );
  await section("Document");
  await fact("Title", of.title);
  await fact("Kind", envelopeKinds[of.kind]);
  await fact("Company", record.company);
  await fact("Job", record.job);
  await fact("SHA-256 of the document", of.sha256);
  await section("Signature");
  await fact("Signed by", `${signer.name}, ${signer.email}`);
  await fact("Confirmed", record.statement);
  if (signature.type === "typed") await fact("Typed", signature.text);
  else draw(pathOf(signature.strokes), { ...signatureSheet, scale: 0.5 });
  await fact("SHA-256 of the signature", sha256(JSON.stringify(signature)));
  await section("Timeline");
  for (const { event, time, by, to, ...from } of timeline) {
    await fact(eventLabels[event], `${time}, ${by}${to ? `, to ${to}` : ""}`);
    if (from.address)
      await write([{ text: `from ${from.address}, ${from.user_agent || "unnamed browser"}` }], {
        size: 9,
        gap: 0,
        indent: 12,
        isFaint: true,
      });
  }
  await section("Record");
  await write(
    [
      {
        text: "The attached file evidence.json has the same facts for programs, with every name in its own letters. On these pages, □ stands for a letter that the font lacks.",
      },
    ],
    { size: 10, gap: 3 },
  );
  await fact("SHA-256 of evidence.json", sha256(json));
  await document.attach(new TextEncoder().encode(json), "evidence.json", {
    mimeType: "application/json",
    description: "The evidence, for programs",
    creationDate: signed,
    modificationDate: signed,
  });
  return document.save({ useObjectStreams: false });
}
