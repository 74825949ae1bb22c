import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import type { ActivityType } from "@ats/core/applications/activity";
import type { listEnvelopes } from "@ats/core/documents/contract";
import {
  type EnvelopeAction,
  envelopeActions,
  type EnvelopeEventType,
  type EnvelopeStatus,
  envelopeStatusLabels,
} from "@ats/core/documents/envelope";
import { type Updateable, sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";
import { readerStates } from "../applications/reader-state.ts";
import { timeZoneOf } from "../interviews/settings.ts";
import { needApplication } from "../applications/details.ts";
import type { CompanyDb } from "../database/database.ts";
import { cancelMail } from "../mail/outbox.ts";
import { deliveryStatus } from "../mail/status.ts";
import type { EnvelopeTable } from "./tables.ts";

type Reading = Pick<Call, "actor" | "db">;

/**
 * Finds an application; refuses when its applicant is anonymised for the reader: documents name
 * them.
 */
export async function needNamedApplication({ actor, db }: Reading, id: number) {
  const application = await needApplication(db, id);
  const known = await readerStates(db, actor, [{ id }]);
  if (isAnonymisedFor(actor, application.anonymised && !known({ id }).revealed))
    throw new HttpError(
      403,
      "Documents name the applicant, so they are hidden while the application is anonymised.",
    );
  return application;
}

const columns = [
  "e.id",
  "e.application_id",
  "e.kind",
  "e.title",
  "e.text",
  "e.status",
  "e.reason",
  "e.version",
  "e.document_sha256",
  "e.signer_name",
  "e.signer_email",
  "e.expires_date_time",
  "e.created_date_time",
] as const;

/** Selects envelopes, each with the newest mail about it. */
const newestMail = (db: CompanyDb, now: Date) =>
  db
    .selectFrom("envelopes as e")
    .leftJoinLateral(
      (mail) =>
        mail
          .selectFrom("outgoing_mail as m")
          .whereRef("m.company_id", "=", "e.company_id")
          .where("m.about", "=", sql<string>`'envelope ' || e.id`)
          .select([deliveryStatus(now).as("mail_status"), "m.error as mail_error"])
          .orderBy("m.id", "desc")
          .limit(1)
          .as("mail"),
      (on) => on.onTrue(),
    )
    .select(columns)
    .select(timeZoneOf(sql.ref("e.company_id")).as("time_zone"))
    .select(["mail.mail_status", "mail.mail_error"]);

export async function readEnvelopes(call: Call<typeof listEnvelopes>) {
  const { params, db, services } = call;
  await needNamedApplication(call, params.id);
  const rows = await newestMail(db, services.clock())
    .where("e.application_id", "=", params.id)
    .orderBy("e.created_date_time", "desc")
    .orderBy("e.id", "desc")
    .execute();
  const events = await eventsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { records: rows.map((row) => ({ ...row, events: events.get(row.id) ?? [] })) };
}

export async function readEnvelope(db: CompanyDb, id: number, now: Date) {
  const row = await newestMail(db, now).where("e.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("document");
  return { ...row, events: (await eventsOf(db, [id])).get(id) ?? [] };
}

async function eventsOf(db: CompanyDb, ids: number[]) {
  const rows = await db
    .selectFrom("envelope_events as e")
    .leftJoin("users as u", "u.id", "e.user_id")
    .where("e.envelope_id", "=", sql<number>`any(${ids}::bigint[])`)
    .select(["e.id", "e.envelope_id", "e.type", "e.sent_to", "e.created_date_time"])
    .select(["u.first_name", "u.last_name"])
    .orderBy("e.created_date_time")
    .orderBy("e.id")
    .execute();
  return Map.groupBy(
    rows.map(({ first_name, last_name, ...event }) => ({
      ...event,
      by: first_name === null ? null : `${first_name} ${last_name}`,
    })),
    ({ envelope_id }) => envelope_id,
  );
}

/** Finds an envelope; refuses when its applicant is anonymised for the caller. */
export async function needEnvelope(call: Reading, id: number) {
  const envelope = await call.db
    .selectFrom("envelopes")
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
  if (!envelope) throw notFound("document");
  const { job_id } = await needNamedApplication(call, envelope.application_id);
  return { ...envelope, job_id };
}

/** Marks mail that asks to sign an envelope; once it is decided, unsent mail is cancelled. */
export const mailAbout = (id: number) => `envelope ${id}`;

/** Locks the application before its documents, as a move does: otherwise the two could deadlock. */
export const lockApplicationOf = (db: CompanyDb, id: number) =>
  sql`select from applications
    where id = (select application_id from envelopes where id = ${id}) for key share`.execute(db);

/**
 * Applies an action if the envelope's status allows it, and returns whether it did. Of simultaneous
 * actions only the first succeeds.
 */
export async function applyAction(
  db: CompanyDb,
  action: EnvelopeAction,
  id: number,
  change: Updateable<EnvelopeTable> = {},
  version?: number,
): Promise<boolean> {
  const { from, to } = envelopeActions[action];
  await lockApplicationOf(db, id);
  const { numUpdatedRows } = await db
    .updateTable("envelopes")
    .set({ ...change, status: to, remind_date_time: change.remind_date_time ?? null })
    .set({ version: sql`version + 1` })
    .where("id", "=", id)
    .where("status", "=", from)
    .$if(version !== undefined, (query) => query.where("version", "=", version as number))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (from === "PENDING")
    await cancelMail(
      db,
      [mailAbout(id)],
      "The document was signed, declined or withdrawn before this was sent.",
    );
  return true;
}

/** Applies an action to the version of an envelope that the caller saw; refuses with the reason. */
export async function applyActionToVersion(
  { db, version }: Pick<Call, "db" | "version">,
  action: EnvelopeAction,
  envelope: { id: number; status: EnvelopeStatus },
  change: Updateable<EnvelopeTable>,
): Promise<void> {
  if (envelope.status !== envelopeActions[action].from)
    throw new HttpError(
      409,
      `This document is ${envelopeStatusLabels[envelope.status].toLowerCase()} now. Reload the page.`,
    );
  if (!(await applyAction(db, action, envelope.id, change, version)))
    throw stale("This document was");
}

interface Line {
  company_id: number;
  envelope_id: number;
  type: EnvelopeEventType;
  user_id?: number;
  sent_to?: string;
  address?: string;
  user_agent?: string;
}

/** Adds a line to the envelope's timeline. */
export const addTimelineEvent = (db: CompanyDb, line: Line, now: Date) =>
  db
    .insertInto("envelope_events")
    .values({ ...line, created_date_time: now })
    .execute();

/** Records an activity of the candidate or the system on the application. Returns its id. */
export async function recordWithoutUser(
  db: CompanyDb,
  line: {
    company_id: number;
    application_id: number;
    type: ActivityType;
    value_after: string;
    reason?: string;
  },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("activities")
    .values({ ...line, created_date_time: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
