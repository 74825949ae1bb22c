import { exportCompany, downloadBundle } from "@ats/core/companies/bundle-contract";
import * as contract from "@ats/core/companies/deletion-contract";
import { coolingOffDays } from "@ats/core/companies/deletion";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import type { FileStore } from "../kernel/ports/file-store.ts";
import { signIn, testApi, testBrowser, testServices } from "../testing/app.ts";
import { testCompanies, testFileKeys } from "../testing/companies.ts";
import { freshDatabase } from "../testing/database.ts";
import { addUser, testPassword } from "../testing/records.ts";
import { readSchema } from "./read-schema.ts";
import { runBundles } from "./run-bundles.ts";
import { sweepDeletions } from "./sweep-deletions.ts";

const dayMs = 24 * 60 * 60_000;

/** A file store whose keys and contents a test can read. */
function openFiles() {
  const stored = new Map<string, Uint8Array>();
  const files: FileStore = {
    put: async (key, bytes) => void stored.set(key, bytes),
    get: async (key) => stored.get(key),
    remove: async (key) => void stored.delete(key),
  };
  return { files, stored };
}

async function deletable() {
  // Triggers and rows of a company that is gone stay gone, so the database is this test's own.
  const db = await freshDatabase();
  const companies = await testCompanies(db);
  const { files, stored } = openFiles();
  const services = testServices(db, { files });
  for (const key of testFileKeys) await files.put(key, new TextEncoder().encode(`of ${key}`));
  const api = testApi(services);
  const second = await addUser(
    db,
    companies.ids.northgate,
    "Owen Second",
    "Recruiter admin user",
    "second@northgate.example",
  );
  const linkOf = async (email: string) => {
    const { text } = await db
      .selectFrom("outgoing_mail")
      .where("to_address", "=", email)
      .where("subject", "like", "Confirm the deletion%")
      .select("text")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    return text.match(/process\/(\S+)/)?.[1] ?? "";
  };
  return { db, companies, services, stored, api, second, linkOf };
}

const request = {
  password: testPassword,
  company_name: "Northgate Group",
  reason: "It recruits elsewhere.",
  declines_bundle: false,
};

test("Specification §7: a deletion needs the person, the name, an export and a second person; anyone stops it for two weeks", async () => {
  const { db, companies, services, api, linkOf } = await deletable();
  const admin = await signIn(api, companies.users.admin.email);
  const submit = (change: object) =>
    admin.call(contract.submitDeletionRequest, { body: { ...request, ...change } });
  await expect(submit({ password: "not-my-password-1" })).rejects.toThrow("not correct");
  await expect(submit({ company_name: "Northgate" })).rejects.toThrow("Type “Northgate Group”");
  await expect(submit({})).rejects.toThrow("download the file first");
  const bundle = await admin.call(exportCompany, {});
  await runBundles(services);
  await admin.call(downloadBundle, { params: { id: bundle.id } });
  const before = await admin.call(contract.activeDeletionRequest, {});
  expect(before.request).toBeNull();
  expect(before.inventory.tables).toContainEqual({ name: "candidates", rows: 2 });
  const made = await submit({});
  expect(made).toMatchObject({
    status: "REQUESTED",
    has_bundle: true,
    requested_by: "Helen Whitworth",
  });
  expect(made.confirmers).toContain("Owen Second");
  expect(made.confirmers).not.toContain("Helen Whitworth");
  await expect(submit({})).rejects.toThrow("requested already");

  const link = await linkOf("second@northgate.example");
  const stranger = testBrowser(api);
  for (let reads = 0; reads < 3; reads++)
    expect(
      await stranger.call(contract.getDeletionProcess, { params: { id: link } }),
    ).toMatchObject({
      confirmer: "Owen Second",
      status: "REQUESTED",
    });
  const process = (decision: "CONFIRM" | "DECLINE", password = testPassword) =>
    stranger.call(contract.processDeletionRequest, { body: { id: link, password, decision } });
  await expect(process("CONFIRM", "wrong-password-12345")).rejects.toThrow("not correct");
  const { due_date_time } = await process("CONFIRM");
  expect(new Date(due_date_time ?? 0).getTime() - services.clock().getTime()).toBe(
    coolingOffDays * dayMs,
  );
  await expect(process("CONFIRM")).rejects.toThrow("not valid");

  services.clock.advance(8 * dayMs);
  await sweepDeletions(services);
  await sweepDeletions(services);
  const reminders = await db
    .selectFrom("outgoing_mail")
    .where("subject", "like", "Northgate Group will be deleted%")
    .where("to_address", "=", "second@northgate.example")
    .select("id")
    .execute();
  expect(reminders).toHaveLength(2);
  const other = await signIn(api, "second@northgate.example");
  await other.call(contract.cancelDeletionRequest, {});
  services.clock.advance(30 * dayMs);
  await sweepDeletions(services);
  const { rows } = await sql`select id from companies where name = 'Northgate Group'`.execute(db);
  expect(rows).toHaveLength(1);
}, 120_000);

const gone = "SENTINEL-OF-THE-DELETED";
const stays = "SENTINEL-OF-THE-NEIGHBOUR";

/** Writes a sentinel into every text of every table of a company; names the texts that took none. */
async function plant(db: Kysely<Tables>, company_id: number, sentinel: string): Promise<string[]> {
  const untouched: string[] = [];
  await sql`set session_replication_role = replica`.execute(db);
  for (const { name, columns } of await readSchema(db)) {
    await addRow(db, name, company_id);
    for (const { name: column, type, isGenerated } of columns) {
      // Files are planted by themselves, under keys that are still named.
      if (isGenerated || /(?:file|cv|photo|document)_key$/.test(column)) continue;
      if (!["text", "text[]", "jsonb", "json"].includes(type)) continue;
      const value =
        type === "text"
          ? sql`${sentinel}::text`
          : type === "text[]"
            ? sql`array[${sentinel}::text]`
            : sql`to_jsonb(${sentinel}::text)`;
      const planted =
        await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${value}${sql.raw(
          type === "json" ? "::json" : "",
        )} where company_id = ${company_id} and ctid = (select min(ctid) from ${sql.table(name)}
        where company_id = ${company_id})`
          .execute(db)
          .then(({ numAffectedRows }) => Number(numAffectedRows) === 1)
          .catch(() => false);
      // One that a rule holds to a list of words, or whose neighbour has the same text.
      if (!planted) untouched.push(`${name}.${column}`);
    }
  }
  await sql`set session_replication_role = origin`.execute(db);
  return untouched;
}

/** Makes a row where a company has none, from the first row of another. */
async function addRow(db: Kysely<Tables>, table: string, company_id: number): Promise<void> {
  const { rows } =
    await sql`select from ${sql.table(table)} where company_id = ${company_id} limit 1`.execute(db);
  if (rows.length > 0) return;
  const { rows: columns } = await sql<{ name: string; type: string; check: string | null }>`
    select a.attname as name, format_type(a.atttypid, null) as type,
      (select pg_get_constraintdef(c.oid) from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and a.attnum = any(c.conkey) limit 1) as check
    from pg_attribute a where a.attrelid = ${table}::text::regclass and a.attnum > 0
      and not a.attisdropped and a.attnotnull and not a.atthasdef and a.attidentity = ''
      and a.attname <> 'company_id'`.execute(db);
  const value = ({ name, type, check }: (typeof columns)[number]) => {
    if (name.endsWith("company_id")) return sql`${company_id}::int`;
    const word = check?.match(/'([^']+)'/)?.[1];
    if (word) return sql`${word}::text::${sql.raw(type)}`;
    if (type === "text") return sql`${`${table} ${name} ${company_id}`}::text`;
    if (type === "bytea") return sql`sha256(${`${table} ${company_id}`}::text::bytea)`;
    if (type === "uuid") return sql`gen_random_uuid()`;
    if (type === "jsonb" || type === "json") return sql`'{}'::${sql.raw(type)}`;
    if (type.endsWith("[]")) return sql`'{}'::${sql.raw(type)}`;
    if (type === "boolean") return sql`true`;
    if (type === "tsvector") return sql`''::tsvector`;
    if (/date|time/.test(type)) return sql`now()::${sql.raw(type)}`;
    if (type.endsWith("_status")) return sql`(enum_range(null::${sql.raw(type)}))[1]`;
    return sql`1`;
  };
  // One whose checks nobody can meet by guess stays empty, and is named by the caller.
  await sql`insert into ${sql.table(table)} (${sql.join([sql.ref("company_id"), ...columns.map(({ name }) => sql.ref(name))])})
    values (${sql.join([sql`${company_id}::int`, ...columns.map(value)])})`
    .execute(db)
    .catch(() => {});
}

/** Names the tables of the whole database in which a text stands. */
async function tablesWith(db: Kysely<Tables>, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`select from ${sql.table(name)} t
      where to_jsonb(t)::text like ${`%${text}%`} limit 1`.execute(db);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

test("a deleted company leaves one row and its certificate; nothing of it is in tables, files or outbox, and its neighbour is whole", async () => {
  const { db, companies, services, stored, api, linkOf } = await deletable();
  const { northgate, riverside } = companies.ids;
  const admin = await signIn(api, companies.users.admin.email);
  await admin.call(contract.submitDeletionRequest, { body: { ...request, declines_bundle: true } });
  const link = await linkOf("second@northgate.example");
  await testBrowser(api).call(contract.processDeletionRequest, {
    body: { id: link, password: testPassword, decision: "CONFIRM" },
  });
  // Those of the request itself are on the certificate.
  const request_ = await db
    .selectFrom("company_deletions")
    .where("company_id", "=", northgate)
    .selectAll()
    .executeTakeFirstOrThrow();
  const tables = (await readSchema(db)).map(({ name }) => name);
  await plant(db, riverside, stays);
  const left = await plant(db, northgate, gone);
  await sql`update company_deletions set status = 'CONFIRMED', reason = ${request_.reason},
      confirmed_by_name = ${request_.confirmed_by_name}, confirmed_by_email = ${request_.confirmed_by_email},
      inventory = ${JSON.stringify(request_.inventory)}::jsonb
    where id = ${request_.id}`.execute(db);
  await sql`update users set first_name = 'Helen', last_name = 'Whitworth', email = ${companies.users.admin.email}
    where id = ${companies.users.admin.id}`.execute(db);
  await sql`update companies set name = 'Northgate Group' where id = ${northgate}`.execute(db);
  // Every table holds a sentinel, also those that are made after this test was written.
  const planted = await tablesWith(db, gone);
  expect({
    tables: tables.filter((name) => !planted.includes(name) && !withoutTexts.has(name)),
    texts: left.filter((each) => !checked.has(each)),
  }).toEqual({ tables: [], texts: [] });
  const neighbour = await tablesWith(db, stays);
  for (const key of stored.keys())
    if (key.startsWith(`${northgate}/`)) stored.set(key, new TextEncoder().encode(gone));
  const neighboursFile = `${riverside}/cv/planted.pdf`;
  stored.set(neighboursFile, new TextEncoder().encode(stays));
  await sql`update candidate_cvs set cv_key = ${neighboursFile} where company_id = ${riverside}
    and id = (select min(id) from candidate_cvs where company_id = ${riverside})`.execute(db);

  services.clock.advance((coolingOffDays + 1) * dayMs);
  await sweepDeletions(services);

  expect(await tablesWith(db, gone)).toEqual([]);
  expect(await tablesWith(db, stays)).toEqual(neighbour);
  const { rows: remaining } = await sql<{
    name: string;
  }>`select name from companies where id = ${northgate}`.execute(db);
  expect(remaining).toEqual([]);
  for (const table of tables) {
    const { rows } =
      await sql`select from ${sql.table(table)} where company_id = ${northgate}`.execute(db);
    expect(rows.length, table).toBe(0);
  }
  const { rows: held } = await sql<{
    keys: string[];
  }>`select file_keys as keys from held_records`.execute(db);
  const heldKeys = new Set(held.flatMap(({ keys }) => keys));
  const own = [...stored].filter(([key]) => key.startsWith(`${northgate}/`)).map(([key]) => key);
  expect(own.filter((key) => !heldKeys.has(key))).toEqual([]);
  expect(stored.has(neighboursFile)).toBe(true);
  const certificate = await db
    .selectFrom("deleted_companies")
    .where("id", "=", northgate)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(certificate).toMatchObject({ name: "Northgate Group", progress: null });
  expect(new TextDecoder().decode(certificate.certificate?.slice(0, 5))).toBe("%PDF-");
  const { rows: mails } = await sql<{ to_address: string }>`select to_address from outgoing_mail
    where subject = 'Northgate Group was deleted' order by 1`.execute(db);
  expect(mails.map(({ to_address }) => to_address)).toEqual([
    "admin@northgate.example",
    "second@northgate.example",
  ]);
  const { rows: acts } = await sql<{ type: string }>`select type from audit_events
    where subject_name = 'Northgate Group' order by number`.execute(db);
  expect(acts.map(({ type }) => type)).toEqual([
    "deletion_requested",
    "deletion_confirmed",
    "deletion_began",
    "company_deleted",
  ]);

  services.clock.advance(20 * 365 * dayMs);
  await sweepDeletions(services);
  expect((await sql`select from held_records`.execute(db)).rows).toEqual([]);
  expect([...stored.keys()].filter((key) => key.startsWith(`${northgate}/`))).toEqual([]);
}, 180_000);

/** Tables whose columns are numbers, dates, ids and keys of files. */
const withoutTexts: ReadonlySet<string> = new Set([
  "agency_checks",
  "agency_links",
  "cost_shares",
  "application_views",
  "approval_delegations",
  "calendar_feeds",
  "candidate_counts",
  "candidate_non_duplicates",
  "deletion_links",
  "files_to_delete",
  "interview_panel",
  "job_members",
  "job_node_counts",
  "job_status_counts",
  "message_attachments",
  "muted_jobs",
  "provisioned_members",
  "recovery_codes",
  "retention_settings",
  "right_to_work",
  "saved_view_readers",
  "sift_scores",
  "talent_pool_members",
  "template_attachments",
  "time_off",
]);

/** Columns that take only some words, by a rule of their table. */
const checked: ReadonlySet<string> = new Set([
  "agency_submissions.end_reason",
  "agency_ownership_events.kind",
  "agency_ownership_events.reason",
  "agency_ownership_events.direct_applicants",
  "agency_disputes.opened_by",
  "agency_disputes.state",
  "agency_dispute_entries.kind",
  "agency_dispute_entries.side",
  "agencies.status",
  "agency_links.status",
  "agency_documents.type",
  "agency_notices.kind",
  "interviews.candidate_answer",
  "agency_terms.direct_applicants",
  "placements.invoice_answer",
  "agency_links.end_reason",
  "job_releases.salary_shown",
  "cost_lines.kind",
  "cost_lines.hold",
  "cost_lines.split_by",
  "roles.scope",
  "access_reviews.scope",
  "access_review_people.decision",
  "access_review_people.scope",
  "candidates.language",
  "interviews.type",
  "interviews.status",
  "brands.accent",
  "candidate_imports.existing",
  "candidate_imports.date_order",
  "offers.state",
  "approval_chains.kind",
  "requisitions.kind",
  "requisitions.state",
  "right_to_work_checks.route",
  "right_to_work_checks.list",
  "company_bundles.kind",
  "company_bundles.status",
  "company_deletions.status",
  "custom_fields.record",
  "custom_fields.kind",
  "saved_views.shared_with",
  "templates.kind",
  "envelopes.kind",
  "envelopes.status",
  "envelopes.reason",
  "envelopes.signature",
  "envelope_events.type",
  "job_alerts.frequency",
  "outgoing_mail.status",
  "outgoing_mail.channel",
  "scorecards.decision",
]);
