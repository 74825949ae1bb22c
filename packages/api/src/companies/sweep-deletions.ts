import {
  confirmationDays,
  type DeletionStage,
  deletionStages,
  reminderDays,
} from "@ats/core/companies/deletion";
import { to } from "@ats/core/navigation/routes";
import { type Kysely, sql } from "kysely";
import { overwriteDeleted } from "../database/overwrite-deleted.ts";
import type { Tables } from "../database/tables.ts";
import type { Services } from "../kernel/services.ts";
import { sha256 } from "../kernel/sha256.ts";
import { after, before } from "../kernel/time.ts";
import { queueMail } from "../mail/outbox.ts";
import { publishEnded } from "../session/end-sessions.ts";
import { certificatePdf } from "./certificate.ts";
import { companyFiles } from "./company-files.ts";
import { mailAdministrators, recordForOperator } from "./deletion-mail.ts";
import { heldRecords, takeInventory } from "./inventory.ts";
import { readSchema } from "./read-schema.ts";
import type { DeletionProgress } from "./tables.ts";

type Deleting = Pick<Services, "system" | "files" | "clock" | "live" | "fonts" | "publicUrl">;

const dayMs = 24 * 60 * 60_000;

/**
 * Lets requests lapse, reminds of confirmed ones, and deletes the companies whose time has come.
 * A deletion that was interrupted goes on at the stage where it stopped.
 */
export async function sweepDeletions(services: Deleting): Promise<void> {
  await lapse(services);
  await remind(services);
  await beginDue(services);
  const open = await services.system
    .selectFrom("deleted_companies")
    .where("finished_date_time", "is", null)
    .select("id")
    .orderBy("id")
    .execute();
  for (const { id } of open) await finishDeletion(services, id);
  await removeHeld(services);
}

async function lapse({ system, clock }: Deleting): Promise<void> {
  const now = clock();
  const lapsed = await system
    .updateTable("company_deletions")
    .set({ status: "LAPSED", ended_date_time: now })
    .where("status", "=", "REQUESTED")
    .where("created_date_time", "<", before(now, confirmationDays * dayMs))
    .returning("id")
    .execute();
  for (const { id } of lapsed)
    await system.deleteFrom("deletion_links").where("deletion_id", "=", id).execute();
}

async function remind({ system, clock, publicUrl }: Deleting): Promise<void> {
  const now = clock();
  for (const [index, days] of reminderDays.entries()) {
    const due = await system
      .selectFrom("company_deletions as d")
      .innerJoin("companies as c", "c.id", "d.company_id")
      .where("d.status", "=", "CONFIRMED")
      .where("d.reminders", "=", index)
      .where("d.due_date_time", "<=", after(now, days * dayMs))
      .where("d.due_date_time", ">", now)
      .select(["d.id", "d.company_id", "d.due_date_time", "c.name"])
      .execute();
    for (const { id, company_id, due_date_time, name } of due)
      await system.transaction().execute(async (db) => {
        const taken = await db
          .updateTable("company_deletions")
          .set({ reminders: index + 1 })
          .where("id", "=", id)
          .where("reminders", "=", index)
          .returning("id")
          .executeTakeFirst();
        if (!taken) return;
        const day = due_date_time?.toISOString().slice(0, 10);
        await mailAdministrators(
          db,
          company_id,
          {
            subject: `${name} will be deleted on ${day}`,
            text: `${name} will be deleted on ${day} with all its jobs, candidates and users. To keep it, stop the deletion in Settings: ${new URL(to.Settings(), publicUrl).href}`,
          },
          now,
        );
      });
  }
}

async function beginDue(services: Deleting): Promise<void> {
  const { system, clock } = services;
  const now = clock();
  const due = await system
    .selectFrom("company_deletions as d")
    .innerJoin("companies as c", "c.id", "d.company_id")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "d.company_id").onRef("u.id", "=", "d.requested_by"),
    )
    .where("d.status", "=", "CONFIRMED")
    .where("d.due_date_time", "<=", now)
    .select(["d.id", "d.company_id", "d.reason", "d.bundle_sha256", "d.confirmed_by_name"])
    .select(["d.confirmed_by_email", "d.created_date_time", "d.confirmed_date_time", "c.name"])
    .select(["u.email", sql<string>`u.first_name || ' ' || u.last_name`.as("requested_by")])
    .execute();
  for (const request of due) {
    const inventory = await takeInventory(services, request.company_id);
    if (inventory.clients.length > 0) continue;
    const progress: DeletionProgress = {
      stage: deletionStages[0],
      requested_by: { name: request.requested_by, email: request.email },
      confirmed_by: {
        name: request.confirmed_by_name ?? "",
        email: request.confirmed_by_email ?? "",
      },
      reason: request.reason,
      bundle_sha256: request.bundle_sha256,
      began_date_time: now.toISOString(),
      rows: Object.fromEntries(inventory.tables.map(({ name, rows }) => [name, rows])),
      files: inventory.files,
      holds: inventory.holds,
      times: {},
    };
    await system.transaction().execute(async (db) => {
      const taken = await db
        .updateTable("company_deletions")
        .set({ status: "RUNNING" })
        .where("id", "=", request.id)
        .where("status", "=", "CONFIRMED")
        .returning("id")
        .executeTakeFirst();
      if (!taken) return;
      await db
        .insertInto("deleted_companies")
        .values({
          id: request.company_id,
          name: request.name,
          requested_date_time: request.created_date_time,
          confirmed_date_time: request.confirmed_date_time ?? now,
          began_date_time: now,
          finished_date_time: null,
          progress: JSON.stringify(progress),
          certificate: null,
          certificate_sha256: null,
        })
        .execute();
      await recordForOperator(services, db, {
        type: "deletion_began",
        subject: { id: request.company_id, name: request.name },
      });
    });
  }
}

/** Runs the stages that are left; each can be begun again. */
async function finishDeletion(services: Deleting, company_id: number): Promise<void> {
  const { system, clock } = services;
  for (;;) {
    const { progress } = await system
      .selectFrom("deleted_companies")
      .where("id", "=", company_id)
      .select("progress")
      .executeTakeFirstOrThrow();
    if (!progress) return;
    await stages[progress.stage](services, company_id);
    if (progress.stage === "certificate") return;
    const next = deletionStages[deletionStages.indexOf(progress.stage) + 1];
    const change = { stage: next, times: { ...progress.times, [progress.stage]: clock() } };
    await sql`update deleted_companies set progress = progress || ${JSON.stringify(change)}::jsonb
      where id = ${company_id} and progress ->> 'stage' = ${progress.stage}`.execute(system);
  }
}

const stages: Record<DeletionStage, (services: Deleting, company_id: number) => Promise<void>> = {
  async disable({ system }, company_id) {
    await system
      .updateTable("companies")
      .set({ disabled: true })
      .where("id", "=", company_id)
      .execute();
  },

  async sessions({ system, clock, live }, company_id) {
    const now = clock();
    const ended = await system
      .updateTable("sessions")
      .set({ ended_date_time: now })
      .where("company_id", "=", company_id)
      .where("ended_date_time", "is", null)
      .returning(["company_id", "id"])
      .execute();
    await system
      .updateTable("api_tokens")
      .set({ revoked_date_time: now })
      .where("company_id", "=", company_id)
      .where("revoked_date_time", "is", null)
      .execute();
    await system.deleteFrom("one_time_tokens").where("company_id", "=", company_id).execute();
    await publishEnded(live, ended);
  },

  async holds({ system, clock }, company_id) {
    await system.transaction().execute(async (db) => {
      await db.deleteFrom("held_records").where("deleted_company_id", "=", company_id).execute();
      for (const { record, ...held } of await heldRecords(db, company_id, clock()))
        await db
          .insertInto("held_records")
          .values({ ...held, deleted_company_id: company_id, record: JSON.stringify(record) })
          .execute();
    });
  },

  async files(services, company_id) {
    const { system, files } = services;
    const { rows } = await sql<{ key: string }>`select unnest(file_keys) as key from held_records
      where deleted_company_id = ${company_id}`.execute(system);
    const held = new Set(rows.map(({ key }) => key));
    for await (const batch of companyFiles(services, company_id))
      for (const { key } of batch) if (!held.has(key)) await files.remove(key);
  },

  async queue({ system }, company_id) {
    await deleteRows(system, company_id, "message_attachments");
    await deleteRows(system, company_id, "outgoing_mail");
    await deleteRows(system, company_id, "idempotency_keys");
  },

  async search({ system }, company_id) {
    for (const table of ["candidate_tokens", "candidate_words", "job_tokens"] as const)
      await deleteRows(system, company_id, table);
  },

  async rows({ system }, company_id) {
    await forgetElsewhere(system, company_id);
    const tables = await readSchema(system);
    // Two tables that refer to each other cannot be emptied in any order.
    for (const [index, { name, references, columns }] of tables.entries())
      for (const [column, parent] of Object.entries(references)) {
        const isLater = tables.findIndex((each) => each.name === parent) > index;
        if (isLater && columns.some((each) => each.name === column && each.isNullable))
          await sql`update ${sql.table(name)} set ${sql.ref(column)} = null
            where company_id = ${company_id} and ${sql.ref(column)} is not null`.execute(system);
      }
    for (const { name } of tables.toReversed())
      if (!logs.has(name)) await deleteRows(system, company_id, name as keyof Tables);
  },

  async logs({ system }, company_id) {
    for (const name of logs) await deleteRows(system, company_id, name as keyof Tables);
    // Every other table is empty now, also those that the log needed.
    for (const { name } of (await readSchema(system)).toReversed())
      await deleteRows(system, company_id, name as keyof Tables);
    await system.deleteFrom("companies").where("id", "=", company_id).execute();
  },

  space: ({ system }) => overwriteDeleted(system),

  async certificate(services, company_id) {
    const { system, clock, files, fonts } = services;
    const now = clock();
    const deleted = await system
      .selectFrom("deleted_companies")
      .where("id", "=", company_id)
      .select(["id", "name", "requested_date_time", "confirmed_date_time", "progress"])
      .executeTakeFirstOrThrow();
    const { progress, name } = deleted;
    if (!progress) return;
    const pdf = await certificatePdf({ ...deleted, progress }, now, fonts);
    const owner = await operatorsUser(system);
    if (owner) await files.put(certificateKey(owner.company_id, company_id), pdf);
    await system.transaction().execute(async (db) => {
      const finished = await db
        .updateTable("deleted_companies")
        .set({
          finished_date_time: now,
          progress: null,
          certificate: pdf,
          certificate_sha256: sha256(pdf),
        })
        .where("id", "=", company_id)
        .where("finished_date_time", "is", null)
        .returning("id")
        .executeTakeFirst();
      if (!finished) return;
      await mailCertificate(db, { id: company_id, name, pdf, progress }, now);
      await recordForOperator(services, db, {
        type: "company_deleted",
        subject: { id: company_id, name },
      });
    });
  },
};

/** Tables that go last. */
const logs: ReadonlySet<string> = new Set(["audit_events", "audit_heads"]);

const batch = 5_000;

/** Deletes a table's rows of the company in batches, so that other work goes on in between. */
async function deleteRows(
  system: Kysely<Tables>,
  company_id: number,
  table: keyof Tables,
): Promise<void> {
  for (let count = batch; count === batch; )
    count = await system.transaction().execute(async (db) => {
      await sql`select set_config('ats.deleted_company', ${String(company_id)}, true)`.execute(db);
      const { numAffectedRows } = await sql`delete from ${sql.table(table)}
        where company_id = ${company_id} and ctid = any(array(select ctid from ${sql.table(table)}
          where company_id = ${company_id} limit ${batch}))`.execute(db);
      return Number(numAffectedRows ?? 0);
    });
}

/** Removes names of the company's people from records outside it. */
async function forgetElsewhere(system: Kysely<Tables>, company_id: number): Promise<void> {
  await system.transaction().execute(async (db) => {
    await sql`delete from sign_in_attempts where email in
      (select email_key from users where company_id = ${company_id})
      or email in (select lower(email) from users where company_id = ${company_id})`.execute(db);
    await sql`delete from password_requests where email in
      (select email_key from users where company_id = ${company_id})
      or email in (select lower(email) from users where company_id = ${company_id})`.execute(db);
    // Acts in other companies stay, without the name of the person.
    await sql`update users set first_name = 'Former', last_name = 'guest', telephone = null,
        email = 'guest-' || id || '@guest.invalid', email_key = 'guest-' || id || '@guest.invalid',
        home_company_id = null, home_user_id = null, home_company_name = null, photo_key = null
      where home_company_id = ${company_id} and company_id <> ${company_id}`.execute(db);
  });
}

interface Certificate {
  id: number;
  name: string;
  pdf: Uint8Array;
  progress: DeletionProgress;
}

/** Sends the certificate to both people, by the operator's outbox: the company's own is gone. */
async function mailCertificate(
  db: Kysely<Tables>,
  { id, name, pdf, progress }: Certificate,
  now: Date,
): Promise<void> {
  const owner = await operatorsUser(db);
  if (!owner) return;
  const { company_id } = owner;
  const attachment = await db
    .insertInto("attachments")
    .values({
      company_id,
      file_key: certificateKey(company_id, id),
      name: `Deletion of ${name}.pdf`,
      type: "application/pdf",
      size: pdf.length,
      created_by: owner.id,
      created_date_time: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const { name: person, email } of [progress.requested_by, progress.confirmed_by]) {
    const message_id = await queueMail(
      db,
      company_id,
      {
        to: email,
        subject: `${name} was deleted`,
        text: `Hello ${person},\n\n${name} was deleted. The attached certificate says what was removed and when, and what law keeps.`,
      },
      now,
    );
    await db
      .insertInto("message_attachments")
      .values({ company_id, message_id, attachment_id: attachment.id })
      .execute();
  }
}

const certificateKey = (operator: number, deleted: number) =>
  `${operator}/messages/deletion-${deleted}.pdf`;

/** A user of the operator's company, in whose name the certificate is stored. */
const operatorsUser = (db: Kysely<Tables>) =>
  db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .where("c.operator", "=", true)
    .where("u.home_company_id", "is", null)
    .select(["u.company_id", "u.id"])
    .orderBy("u.company_id")
    .orderBy("u.id")
    .limit(1)
    .executeTakeFirst();

/** Removes records that law no longer keeps. */
async function removeHeld({ system, files, clock }: Deleting): Promise<void> {
  const today = clock().toISOString().slice(0, 10);
  const over = await system
    .selectFrom("held_records")
    .where("kept_until", "<", today)
    .select(["id", "file_keys"])
    .execute();
  for (const { id, file_keys } of over) {
    for (const key of file_keys) await files.remove(key);
    await system.deleteFrom("held_records").where("id", "=", id).execute();
  }
}
