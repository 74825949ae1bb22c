import { writeContactCodes } from "../agency-portal/write-contact-codes.ts";
import type { Reconciliation } from "@ats/core/companies/bundle";
import { bundleLimits } from "@ats/core/companies/bundle";
import type { Role } from "@ats/core/rights/rights";
import { emailKey } from "@ats/core/validation/email";
import { cleanRichText } from "@ats/core/validation/rich-text";
import { type Kysely, sql } from "kysely";
import { erasedOrder } from "../candidates/status-order.ts";
import type { Tables } from "../database/tables.ts";
import { indexJob } from "../jobs/index-job.ts";
import type { Services } from "../kernel/services.ts";
import { sha256 } from "../kernel/sha256.ts";
import { settleImported } from "../settings/settle-imported.ts";
import { addressKey } from "../mail/address-key.ts";
import { indexCandidates } from "../search/candidate-index.ts";
import type { CarriedTable } from "./bundle-claims.ts";
import { companyRow } from "./company-row.ts";
import type { Destination } from "./destination.ts";
import { mapIds } from "./map-ids.ts";
import { BundleRefused, type OpenBundle } from "./read-bundle.ts";
import { carriedColumns, carriedTables, tableOfIds } from "./read-rows.ts";
import { readSchema, type TableSchema } from "./read-schema.ts";

type Of = { table: TableSchema; claim: CarriedTable };

/** Roles of the operator's people, which no bundle can give to anyone. */
const operatorRoles: ReadonlySet<unknown> = new Set<Role>([
  "Technical support user",
  "Client service user",
]);

/** Values of the columns that cannot be empty and are written again. */
const rebuild: Record<string, (row: Record<string, unknown>) => Record<string, unknown>> = {
  users: ({ email }) => ({
    email_key: emailKey(String(email)),
    password_hash: "",
    registered_date_time: null,
  }),
  candidates: () => ({ search_text: "", anonymous_search_text: "" }),
  candidate_cvs: () => ({ words: "", has_all_words: false }),
  outgoing_mail: ({ to_address }) => ({ address_key: addressKey(String(to_address)) }),
};

/** The tables of a company that are not empty, with their number of rows. */
export async function rowsInTheWay(
  { system }: Pick<Services, "system">,
  company_id: number,
): Promise<{ name: string; rows: number }[]> {
  const found: { name: string; rows: number }[] = [];
  for (const { table } of carriedTables(await readSchema(system))) {
    if (isReplaced(table)) continue;
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows
      from ${sql.table(table.name)} where company_id = ${company_id}`.execute(system);
    if (rows[0] && rows[0].rows > 0) found.push({ name: table.name, rows: rows[0].rows });
  }
  return found;
}

/** Users stay; settings and choices of users are replaced by the bundle's. */
const isReplaced = ({ name, sequence, primaryKey, columns }: TableSchema) =>
  name === "users" ||
  (!sequence && !(primaryKey[0] === "id" && columns.some((each) => each.type === "uuid")));

/** Chooses the ids of the rows to come: a range of its own for each table. */
export async function chooseDestination(
  { system }: Pick<Services, "system">,
  company_id: number,
  bundle: OpenBundle,
  seed: string,
): Promise<Destination> {
  const schema = await readSchema(system);
  const bases: Destination["bases"] = {};
  for (const { table } of carriedTables(schema)) {
    if (!table.sequence) continue;
    let last = 0;
    if (!bundle.manifest.tables.some(({ name }) => name === table.name)) continue;
    for await (const rows of bundle.rows(table.name))
      for (const { id } of rows) last = Math.max(last, needId(id));
    if (last > 0) bases[table.name] = await reserve(system, table.sequence, last);
  }
  const { rows: present } = await sql<{ id: number; email_key: string }>`
    select id, email_key from users where company_id = ${company_id} and home_company_id is null`.execute(
    system,
  );
  const known = new Map(present.map(({ id, email_key }) => [email_key, id]));
  const userIds: number[] = [];
  for await (const rows of bundle.rows("users"))
    for (const { id, email } of rows)
      userIds.push(known.get(emailKey(String(email))) ?? (bases.users ?? 0) + needId(id));
  return { company_id, bases, userIds, seed };
}

function needId(id: unknown): number {
  if (typeof id !== "number" || !Number.isInteger(id) || id < 1 || id > bundleLimits.id)
    throw new BundleRefused("A row of the bundle has no valid number. Export it again.");
  return id;
}

/** Ids that others may take from a sequence meanwhile. */
const slack = 1_000;

/** Takes a range of ids; returns the number before its first. */
async function reserve(system: Kysely<Tables>, sequence: string, count: number): Promise<number> {
  return system.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('reserve ids'))`.execute(db);
    const { rows } = await sql<{ last: number }>`
      select setval(${sequence}::text::regclass,
        nextval(${sequence}::text::regclass) + ${slack + count}::bigint) as last`.execute(db);
    return (rows[0]?.last ?? 0) - count;
  });
}

const idIn = ({ bases, userIds }: Destination, table: string, id: number): number | null => {
  if (table === "users") return userIds[id - 1] ?? null;
  const base = bases[table];
  return base === undefined ? null : base + needId(id);
};

/** The key of a file of a row, from the name under which the bundle refers to it. */
function keyOf(
  destination: Destination,
  { table }: Of,
  row: Record<string, unknown>,
  name: string,
): { key: string; hash: string } {
  const found = /^([a-z-]{1,40})\/([0-9a-f]{64}|missing)(\.[a-z0-9]{1,8})?$/.exec(
    String(row[name]),
  );
  if (!found) throw new BundleRefused("A file's name in the bundle is not one that it may have.");
  const [, folder, hash = "", ending = ""] = found;
  const { company_id, seed } = destination;
  if (name === "evidence_file")
    return {
      hash,
      key: `${company_id}/evidence/${idIn(destination, table.name, row.id as number)}.pdf`,
    };
  const id = sha256(`${seed} ${table.name} ${JSON.stringify(row.id)} ${name}`).slice(0, 32);
  const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return { hash, key: `${company_id}/${folder}/${uuid}${ending}` };
}

/** Goes through the files of all rows. */
async function* filesOf(schema: readonly TableSchema[], bundle: OpenBundle, to: Destination) {
  for (const of of carriedTables(schema)) {
    const names = Object.keys(of.claim.files ?? {});
    if (names.length === 0) continue;
    if (!bundle.manifest.tables.some(({ name }) => name === of.table.name)) continue;
    for await (const rows of bundle.rows(of.table.name))
      for (const row of rows)
        for (const name of names) if (row[name] != null) yield keyOf(to, of, row, name);
  }
}

/** Stores the files before the rows that name them; returns how many came. */
export async function importFiles(
  { system, files }: Pick<Services, "system" | "files">,
  bundle: OpenBundle,
  to: Destination,
  onProgress: (done: number) => Promise<void>,
): Promise<{ in_bundle: number; came: number }> {
  const schema = await readSchema(system);
  let came = 0;
  let all = 0;
  for await (const { key, hash } of filesOf(schema, bundle, to)) {
    all++;
    const bytes = await bundle.file(hash);
    if (!bytes) continue;
    await files.put(key, bytes);
    await onProgress(++came);
  }
  return { in_bundle: all, came };
}

/** Removes the files of an import that failed. */
export async function removeImportedFiles(
  { system, files }: Pick<Services, "system" | "files">,
  bundle: OpenBundle,
  to: Destination,
): Promise<void> {
  for await (const { key } of filesOf(await readSchema(system), bundle, to))
    await files.remove(key);
}

/**
 * Adds all rows in one transaction: all of them come, or none. Counters and search words are
 * written again; a row whose record is missing in the bundle stays away and is reported.
 */
export async function importRows(
  { system, clock }: Pick<Services, "system" | "clock">,
  bundle: OpenBundle,
  to: Destination,
  created_by: number,
): Promise<Pick<Reconciliation, "tables" | "problems">> {
  const schema = await readSchema(system);
  const tables: Reconciliation["tables"] = [];
  const problems: Reconciliation["problems"] = [];
  const known = carriedTables(schema);
  for (const { name, rows } of bundle.manifest.tables)
    if (name !== "companies" && !known.some(({ table }) => table.name === name))
      problems.push({ table: name, rows, message: "This version does not take over this table." });
  await system.transaction().execute(async (db) => {
    await sql`select set_config('ats.company_id', ${String(to.company_id)}, true),
      set_config('ats.through', '', true), pg_advisory_xact_lock(hashtext('import'), ${to.company_id})`.execute(
      db,
    );
    for await (const [row] of bundle.rows("companies")) {
      const refused = await companyRow.write(db, to.company_id, row ?? {});
      tables.push({ name: "companies", in_bundle: 1, came: 1 });
      for (const name of refused)
        problems.push({
          table: "companies",
          rows: 1,
          message: `The setting ${name} is not valid here.`,
        });
    }
    for (const of of known) {
      const { name } = of.table;
      if (!bundle.manifest.tables.some((each) => each.name === name)) continue;
      let in_bundle = 0;
      let came = 0;
      if (isReplaced(of.table) && name !== "users")
        await sql`delete from ${sql.table(name)} where company_id = ${to.company_id}`.execute(db);
      await actAs(db, name);
      for await (const rows of bundle.rows(name)) {
        in_bundle += rows.length;
        const mapped = rows.map((row) => mappedRow(schema, of, row, to));
        came +=
          name === "users"
            ? await insertUsers(db, of, mapped, to, problems)
            : await insertBatch(db, schema, of, mapped, to);
      }
      await sql`set local role none`.execute(db);
      tables.push({ name, in_bundle, came });
      if (came < in_bundle)
        problems.push({
          table: name,
          rows: in_bundle - came,
          message: "They belong to a record that is not in the bundle.",
        });
    }
    await restoreColumns(db, schema, bundle, to);
    await writeSearchWords(db, to.company_id);
    await writeContactCodes(db, to.company_id);
    const { company_id } = to;
    for (const name of await settleImported(db, { company_id, user_id: created_by, now: clock() }))
      problems.push({
        table: "companies",
        rows: 1,
        message: `The parent company has locked the setting ${name}, so its value stays.`,
      });
  });
  return { tables, problems };
}

/** Works under the company's row-level security wherever handlers may write the table. */
async function actAs(db: Kysely<Tables>, table: string): Promise<void> {
  await sql`select set_config('role', 'ats_company', true)
    where has_table_privilege('ats_company', ${table}::text, 'insert')
      and ${table} <> 'users'`.execute(db);
}

function mappedRow(
  schema: readonly TableSchema[],
  of: Of,
  row: Record<string, unknown>,
  to: Destination,
): Record<string, unknown> {
  const { table, claim } = of;
  const columns = new Set(carriedColumns(claim));
  const map = (name: string, id: number) => idIn(to, name, id);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (claim.files && name in claim.files) {
      // All rows of a batch have the columns of the first, which may have no file.
      if (columns.has(name)) values[name] = value == null ? null : keyOf(to, of, row, name).key;
      continue;
    }
    if (!columns.has(name))
      throw new BundleRefused(
        `The table “${table.name}” of the bundle has a column that this version does not know.`,
      );
    const target = tableOfIds(schema, of, name);
    const paths = claim.json?.[name];
    values[name] =
      target && typeof value === "number"
        ? map(target, value)
        : paths
          ? mapIds(value, paths, map)
          : claim.markup?.includes(name) && typeof value === "string"
            ? cleanRichText(value)
            : value;
  }
  return { ...values, ...rebuild[table.name]?.(row), company_id: to.company_id };
}

/** Inserts the rows whose parents are there; returns their number. */
async function insertBatch(
  db: Kysely<Tables>,
  schema: readonly TableSchema[],
  { table, claim }: Of,
  rows: readonly Record<string, unknown>[],
  { company_id }: Destination,
): Promise<number> {
  const columns = Object.keys(rows[0] ?? {});
  const value = (column: string) => {
    const other = claim.sameAs?.[column];
    if (other)
      return sql`(select o.${sql.ref(column)} from ${sql.table(other)} o
        where o.company_id = ${company_id} and o.id = r.${sql.ref(column)}::bigint)`;
    const type = table.columns.find(({ name }) => name === column)?.type;
    return type === "json" ? sql`(r.${sql.ref(column)} #>> '{}')::json` : sql`r.${sql.ref(column)}`;
  };
  const parents = Object.entries(table.references).flatMap(([column, name]) => {
    const parent = schema.find((each) => each.name === name);
    const key = parent?.primaryKey[0];
    return key && columns.includes(column) && parent.primaryKey.length === 1
      ? [
          sql`(r.${sql.ref(column)} is null or exists (select from ${sql.table(name)} p
            where p.company_id = ${company_id} and p.${sql.ref(key)} = r.${sql.ref(column)}))`,
        ]
      : [];
  });
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table.name)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map(value))}
    from jsonb_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(rows)}::jsonb) r
    where ${sql.join([sql`true`, ...parents], sql` and `)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Adds users without a password; one whose address is here already keeps their password and role. */
async function insertUsers(
  db: Kysely<Tables>,
  { table }: Of,
  rows: readonly Record<string, unknown>[],
  to: Destination,
  problems: Reconciliation["problems"],
): Promise<number> {
  const { rows: present } = await sql<{ id: number }>`select id from users
    where company_id = ${to.company_id}`.execute(db);
  const here = new Set(present.map(({ id }) => id));
  const added: Record<string, unknown>[] = [];
  for (const row of rows) {
    if (operatorRoles.has(row.user_type)) {
      row.user_type = "Hiring manager user" satisfies Role;
      problems.push({
        table: table.name,
        rows: 1,
        message: `${String(row.first_name)} ${String(row.last_name)} came as a hiring manager: only the people who run this product can have the role they had.`,
      });
    }
    if (!here.has(row.id as number)) {
      added.push(row);
      continue;
    }
    const {
      id,
      company_id,
      password_hash: _,
      registered_date_time: _______,
      user_type: __,
      email: ___,
      email_key: ____,
      role_id: _____,
      scope_values: ______,
      ...own
    } = row;
    const columns = Object.keys(own);
    await sql`update users u set (${sql.join(columns.map((name) => sql.ref(name)))}) =
      (${sql.join(columns.map((name) => sql`r.${sql.ref(name)}`))})
      from jsonb_populate_record(null::users, ${JSON.stringify(own)}::jsonb) r
      where u.company_id = ${company_id as number} and u.id = ${id as number}`.execute(db);
  }
  if (added.length > 0) {
    const columns = sql.join(Object.keys(added[0] ?? {}).map((name) => sql.ref(name)));
    await sql`insert into users (${columns}) select ${columns}
      from jsonb_populate_recordset(null::users, ${JSON.stringify(added)}::jsonb)`.execute(db);
  }
  return rows.length;
}

/** Writes the columns that triggers have changed as the bundle has them. */
async function restoreColumns(
  db: Kysely<Tables>,
  schema: readonly TableSchema[],
  bundle: OpenBundle,
  to: Destination,
): Promise<void> {
  for (const of of carriedTables(schema)) {
    const { table, claim } = of;
    if (!claim.restores) continue;
    const set = claim.restores.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`);
    const own = claim.restores.map((name) => sql`t.${sql.ref(name)}`);
    const theirs = claim.restores.map((name) => sql`r.${sql.ref(name)}`);
    for await (const rows of bundle.rows(table.name))
      await sql`update ${sql.table(table.name)} t set ${sql.join(set)}
        from jsonb_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(
          rows.map((row) => mappedRow(schema, of, row, to)),
        )}::jsonb) r
        where t.company_id = ${to.company_id} and t.id = r.id
          and (${sql.join(own)}) is distinct from (${sql.join(theirs)})`.execute(db);
  }
}

const indexed = 500;

async function writeSearchWords(db: Kysely<Tables>, company_id: number): Promise<void> {
  const ofCompany = db as Parameters<typeof indexCandidates>[0];
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom("candidates")
      .where("company_id", "=", company_id)
      .where("id", ">", last)
      .where("status_order", ">", erasedOrder)
      .orderBy("id")
      .limit(indexed)
      .select(["company_id", "id", "candidate_number", "first_name", "last_name", "email"])
      .select(["contact_mobile_number", "city", "postcode", "current_jobtitle", "current_employer"])
      .execute();
    await indexCandidates(ofCompany, rows);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < indexed) break;
  }
  const jobs = await db
    .selectFrom("jobs")
    .where("company_id", "=", company_id)
    .select("id")
    .execute();
  for (const { id } of jobs) await indexJob(ofCompany, company_id, id);
}
