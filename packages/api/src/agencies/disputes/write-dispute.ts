import {
  type DisputeEntryKind,
  type DisputeSide,
  disputesPerDay,
  mostProofs,
  mostStatements,
} from "@ats/core/agencies/dispute";
import { evidenceKindOf, noEvidence } from "@ats/core/checks/evidence-file";
import { type Insertable, sql } from "kysely";
import type { CompanyDb } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";
import { HttpError } from "../../kernel/http-error.ts";
import { before } from "../../kernel/time.ts";
import type { DisputeRow } from "./read-dispute.ts";
import { withoutMetadata } from "./without-metadata.ts";

const dayMs = 24 * 60 * 60_000;

/** A user of one of the sides. */
export interface Author {
  side: DisputeSide;
  /** Null for the agency's. */
  user_id: number | null;
  name: string;
}

type Opening = Pick<
  Insertable<Tables["agency_disputes"]>,
  | "company_id"
  | "agency_id"
  | "job_id"
  | "submission_id"
  | "first_name"
  | "last_name"
  | "email"
  | "contact_mobile_number"
  | "contacts"
>;

/** The part of a submission that a dispute about it copies. */
export const openingOf = (db: CompanyDb, { company_id, id }: { company_id: number; id: number }) =>
  db
    .selectFrom("agency_submissions")
    .select(["company_id", "agency_id", "job_id", "id as submission_id"])
    .select(["first_name", "last_name", "email", "contact_mobile_number", "contacts"])
    .where("company_id", "=", company_id)
    .where("id", "=", id);

/** Refuses a side that has opened as many disputes within a day as it may. */
export async function needDisputesLeft(
  db: CompanyDb,
  { company_id, agency_id }: { company_id: number; agency_id?: number },
  now: Date,
): Promise<void> {
  const side = agency_id === undefined ? "COMPANY" : "AGENCY";
  await sql`select pg_advisory_xact_lock(hashtext('agency_disputes'), ${company_id}::int)`.execute(
    db,
  );
  const { rows } = await sql<{ opened: number }>`select count(*)::int as opened
    from agency_disputes where company_id = ${company_id} and opened_by = ${side}
      ${agency_id === undefined ? sql`` : sql`and agency_id = ${agency_id}`}
      and created_date_time > ${before(now, dayMs)}`.execute(db);
  if ((rows[0]?.opened ?? 0) >= disputesPerDay[side])
    throw new HttpError(
      429,
      `${disputesPerDay[side]} disputes were opened within a day. Open this one tomorrow.`,
    );
}

/** Opens a dispute; a submission has one at a time. */
export async function insertDispute(
  db: CompanyDb,
  opening: Opening,
  author: Author,
  { reason, decider_id = null, now }: { reason: string; decider_id?: number | null; now: Date },
): Promise<number> {
  const inserted = await db
    .insertInto("agency_disputes")
    .values({
      ...opening,
      opened_by: author.side,
      opener_id: author.user_id,
      decider_id,
      created_date_time: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "submission_id"])
        .where("state", "=", "OPEN")
        .where("submission_id", "is not", null)
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (!inserted)
    throw new HttpError(
      409,
      "A dispute about this candidate is open already. Add a statement to it instead.",
    );
  await addEntry(db, { ...opening, ...inserted }, author, { kind: "OPENED", text: reason, now });
  return inserted.id;
}

interface NewEntry {
  kind: DisputeEntryKind;
  text: string;
  now: Date;
  proof?: { proof_number: number; file_key: string; proof_type: string; proof_size: number };
}

export const addEntry = (
  db: CompanyDb,
  { company_id, id }: { company_id: number; id: number },
  { side, user_id, name }: Author,
  { kind, text, now, proof }: NewEntry,
) =>
  db
    .insertInto("agency_dispute_entries")
    .values({
      company_id,
      dispute_id: id,
      kind,
      side,
      user_id,
      author: name,
      text,
      ...proof,
      created_date_time: now,
    })
    .execute();

export function needOpen({ state }: DisputeRow): void {
  if (state === "OPEN") return;
  throw new HttpError(
    409,
    state === "DECIDED"
      ? "This dispute is decided, so nothing can be added to it. Open another one if you have something new."
      : "This dispute is withdrawn, so nothing can be added to it. Open another one instead.",
  );
}

/** The number of a side's entries of a kind in a dispute. */
async function countEntries(
  db: CompanyDb,
  { company_id, id }: DisputeRow,
  kind: DisputeEntryKind,
  side?: DisputeSide,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from agency_dispute_entries where company_id = ${company_id} and dispute_id = ${id}
      and kind = ${kind} ${side ? sql`and side = ${side}` : sql``}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Adds a statement to a locked dispute. */
export async function addStatement(
  db: CompanyDb,
  dispute: DisputeRow,
  author: Author,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  needOpen(dispute);
  if ((await countEntries(db, dispute, "STATEMENT", author.side)) >= mostStatements)
    throw new HttpError(
      409,
      `Each side makes ${mostStatements} statements in a dispute at most, and yours has made as many. Ask for the decision.`,
    );
  await addEntry(db, dispute, author, { kind: "STATEMENT", text, now });
}

/** Refuses a proof that the dispute no longer takes. */
export async function needProofsLeft(
  db: CompanyDb,
  dispute: DisputeRow,
  side: DisputeSide,
): Promise<void> {
  needOpen(dispute);
  if ((await countEntries(db, dispute, "PROOF", side)) >= mostProofs)
    throw new HttpError(
      409,
      `Each side adds ${mostProofs} proofs to a dispute at most, and yours has added as many. Ask for the decision.`,
    );
}

/** Reads an uploaded proof by its content. Its metadata may tell what the picture does not. */
export async function readUploadedProof(company_id: number, body: Blob) {
  const uploaded = new Uint8Array(await body.arrayBuffer());
  const kind = evidenceKindOf(uploaded);
  if (!kind) throw new HttpError(400, noEvidence);
  const bytes = await withoutMetadata(uploaded);
  const key = `${company_id}/agencies/${crypto.randomUUID()}.${kind.extension}`;
  return { key, bytes, type: kind.type };
}

/** Adds a stored proof to a locked dispute, under the next number. */
export async function addProof(
  db: CompanyDb,
  dispute: DisputeRow,
  author: Author,
  { key, bytes, type, now }: { key: string; bytes: Uint8Array; type: string; now: Date },
): Promise<void> {
  await needProofsLeft(db, dispute, author.side);
  const proof_number = (await countEntries(db, dispute, "PROOF")) + 1;
  await addEntry(db, dispute, author, {
    kind: "PROOF",
    text: "",
    now,
    proof: { proof_number, file_key: key, proof_type: type, proof_size: bytes.length },
  });
}

/** Withdraws a locked dispute; the side that opened it alone may. */
export async function withdrawDispute(
  db: CompanyDb,
  dispute: DisputeRow,
  author: Author,
  now: Date,
): Promise<void> {
  needOpen(dispute);
  if (dispute.opened_by !== author.side)
    throw new HttpError(
      409,
      "The other side opened this dispute, so it alone can withdraw it. Add a statement instead.",
    );
  await db
    .updateTable("agency_disputes")
    .set({ state: "WITHDRAWN" })
    .where("company_id", "=", dispute.company_id)
    .where("id", "=", dispute.id)
    .execute();
  await addEntry(db, dispute, author, { kind: "CLOSED", text: "", now });
}
