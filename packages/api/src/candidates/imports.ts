import {
  importBatchSize,
  checkRow,
  type ImportedCandidate,
  mappingProblem,
  suggestMapping,
  type TableReading,
} from "@ats/core/candidates/candidate-import";
import * as contract from "@ats/core/candidates/import-contract";
import { fieldOfColumn, isOwnColumn, missingOwnValues } from "@ats/core/candidates/own-columns";
import { dateOrderIn, type ShownOrder, shownOrder } from "@ats/core/lists/cell-date";
import type { TextEncoding } from "@ats/core/lists/text-encodings";
import type { CsvRow } from "@ats/core/lists/csv-rows";
import { emailKey } from "@ats/core/validation/email";
import { sql } from "kysely";
import { type Call, implement, implementStreamed } from "../kernel/implement.ts";
import { notFound, HttpError } from "../kernel/http-error.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import { addCandidates } from "./add-candidates.ts";
import { readFields } from "../custom-fields/fields.ts";
import { readValues } from "../custom-fields/read-values.ts";
import { decodeFile } from "./decode-file.ts";
import { readTable } from "./import-file.ts";
import { updateExisting, updateOf } from "./import-updates.ts";
import { lockNumbers, readStored, type StoredCandidate } from "./insert-candidate.ts";

/**
 * Stores rows as they arrive; the import exists once its file has been read to the end. An upload
 * that breaks off, cannot be read or is a repeat leaves nothing.
 */
export const addImport = implementStreamed(contract.addImport, async (call) => {
  const { actor, query, body, services } = call;
  const { company_id, user_id } = actor;
  let encoding: TextEncoding | null = null;
  const text = decodeFile(body, query.encoding, (guess) => (encoding = guess));
  const table = readTable(text);
  const { value: { cells: headings } = { cells: [] } } = await table.next();
  const fields = await inCompany(services.system, company_id, fieldsOfCandidates);
  const mapping = suggestMapping(headings, fields);
  const now = services.clock();
  const { id } = await inCompany(services.system, company_id, (db) =>
    db
      .insertInto("candidate_imports")
      .values({
        company_id,
        user_id,
        name: query.name,
        headings,
        mapping: JSON.stringify(mapping),
        total: 0,
        created_date_time: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const of = { services, company_id, import_id: id };
  const drop = () =>
    inCompany(services.system, company_id, (db) =>
      db.deleteFrom("candidate_imports").where("id", "=", id).execute(),
    );
  try {
    const { sample, total, orders } = await storeRows(of, table);
    const dates = dateOrderIn(orders);
    const taken = {
      id,
      name: query.name,
      headings,
      sample,
      mapping,
      existing: "skip" as const,
      total,
      encoding,
      ...dates,
    };
    const first = await call.once(
      async (db) => {
        await db
          .updateTable("candidate_imports")
          .set({ read_date_time: services.clock(), ...dates })
          .where("id", "=", id)
          .execute();
        return taken;
      },
      { headings, sample, total },
    );
    if (first.id !== id) await drop();
    return first;
  } catch (error) {
    await drop();
    throw error;
  }
});

/** The company's own fields of candidates, as far as they are in use. */
async function fieldsOfCandidates(db: CompanyDb) {
  const fields = await readFields(db);
  return fields.filter(({ record, is_archived }) => record === "candidates" && !is_archived);
}

interface RowStore extends Pick<Call, "services"> {
  company_id: number;
  import_id: number;
}

/** Stores each part of the rows in its own transaction, so that other work goes on in between. */
async function storeRows(
  { services, company_id, import_id }: RowStore,
  rows: AsyncIterable<CsvRow>,
) {
  let part: { company_id: number; import_id: number; line: number; cells: string[] }[] = [];
  const sample: string[][] = [];
  const orders = new Set<ShownOrder>();
  let total = 0;
  const keep = () =>
    inCompany(services.system, company_id, async (db) => {
      await insertRows(db, "candidate_import_rows", part);
      await db
        .updateTable("candidate_imports")
        .set({ total })
        .where("id", "=", import_id)
        .execute();
    });
  for await (const { line, cells } of rows) {
    total++;
    if (sample.length < 3) sample.push(cells);
    for (const cell of cells) {
      const order = shownOrder(cell);
      if (order) orders.add(order);
    }
    const wellFormed = cells.map((cell) => cell.toWellFormed());
    part.push({ company_id, import_id, line, cells: wellFormed });
    if (part.length < importBatchSize) continue;
    await keep();
    part = [];
  }
  await keep();
  return { sample, total, orders };
}

/** Lists the user's unfinished imports, so that a reloaded page can continue. */
export const listImports = implement(contract.listImports, async ({ actor, db }) => {
  const { rows } = await sql<contract.ActiveImport>`
    select i.id, i.name, i.headings, i.mapping, i.existing, i.total, i.checked,
      i.date_order, i.asks_date_order,
      (select coalesce(json_agg(cells order by line), '[]') from (
        select cells, line from candidate_import_rows r
        where r.company_id = i.company_id and r.import_id = i.id order by line limit 3) r) as sample,
      (select coalesce(json_agg(json_build_object('line', line, 'message', problem, 'cells', cells)
          order by line), '[]')
        from candidate_import_rows r
        where r.company_id = i.company_id and r.import_id = i.id and problem is not null) as problems
    from candidate_imports i where i.user_id = ${actor.user_id} and i.read_date_time is not null
    order by i.created_date_time desc, i.id desc limit 20`.execute(db);
  return { records: rows };
});

/** Locks an import of the user whose file was read to the end. */
async function needImport(
  db: CompanyDb,
  { actor, params }: Pick<Call, "actor"> & { params: { id: number } },
) {
  const found = await db
    .selectFrom("candidate_imports")
    .where("id", "=", params.id)
    .where("user_id", "=", actor.user_id)
    .where("read_date_time", "is not", null)
    .select([
      "id",
      "total",
      "checked",
      "headings",
      "mapping",
      "existing",
      "date_order",
      "asks_date_order",
    ])
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound("import");
  return found;
}

export const checkImport = implement(contract.checkImport, async (call) => {
  const { actor, params, body, db, services } = call;
  const taken = await needImport(db, call);
  const { total, checked, headings, mapping, existing } = taken;
  const fields = await fieldsOfCandidates(db);
  if (body.mapping.some((column) => isOwnColumn(column) && !fieldOfColumn(column, fields)))
    throw notFound("field");
  const problem = mappingProblem(body.mapping, fields);
  if (problem) throw new HttpError(400, problem);
  const hasDates = body.mapping.some(
    (column) => column === "retention_date" || fieldOfColumn(column, fields)?.kind === "date",
  );
  const date_order = body.date_order ?? taken.date_order ?? (taken.asks_date_order ? null : "day");
  if (!date_order && hasDates)
    throw new HttpError(
      400,
      "Some dates, such as 1/2/2027, can be read in two ways. Choose which comes first, the day or the month.",
    );
  const table = { headings, mapping: body.mapping, date_order: date_order ?? "day", fields };
  const isOther =
    JSON.stringify(mapping) !== JSON.stringify(body.mapping) ||
    existing !== body.existing ||
    taken.date_order !== date_order;
  if (body.from > 0 && (isOther || body.from > checked))
    throw new HttpError(
      409,
      "The columns have changed since the check began. Start the check again.",
    );
  const rows = await db
    .selectFrom("candidate_import_rows")
    .where("import_id", "=", params.id)
    .select(["company_id", "import_id", "line", "cells"])
    .orderBy("line")
    .offset(body.from)
    .limit(importBatchSize)
    .execute();
  const now = services.clock();
  const results = rows.map((row) => ({ ...row, ...result(table, row.cells, now) }));
  const known = await knownKeys(db, params.id, results);
  const stored =
    body.existing === "update"
      ? await readStored(db, knownIds(known))
      : new Map<number, StoredCandidate>();
  const isUpdatable = (id: number) => {
    const candidate = stored.get(id);
    return candidate !== undefined && !isAnonymisedFor(actor, candidate.anonymised);
  };
  for (const row of results) {
    const missing = missingOwnValues(body.mapping, row.candidate?.custom_values ?? {}, fields);
    markKnown(known, row, { isUpdatable, missing: row.candidate ? missing : [] });
    if (row.existing_id) row.existing_version = stored.get(row.existing_id)?.version ?? null;
  }
  await sql`update candidate_import_rows r
    set candidate = n.candidate, email_key = n.email_key, problem = n.problem,
      existing_id = n.existing_id, existing_version = n.existing_version
    from json_populate_recordset(null::candidate_import_rows, ${JSON.stringify(results)}::json) n
    where r.import_id = ${params.id} and r.line = n.line`.execute(db);
  const valueOf = await readValues(db, fields, { candidates: [...stored.keys()] });
  const upTo = Math.min(body.from + importBatchSize, total);
  await db
    .updateTable("candidate_imports")
    .set({
      checked: upTo,
      mapping: JSON.stringify(body.mapping),
      existing: body.existing,
      date_order,
    })
    .where("id", "=", params.id)
    .execute();
  return {
    checked: upTo,
    total,
    problems: results.flatMap(({ line, problem: message, cells }) =>
      message ? [{ line, message, cells }] : [],
    ),
    updates: results.flatMap(({ line, cells, candidate, existing_id }) => {
      const known = existing_id === null ? undefined : stored.get(existing_id);
      return known && candidate
        ? [updateOf(known, { line, cells, candidate }, { fields, valueOf })]
        : [];
    }),
  };
});

const phoneKey = (number: string | null) => number?.replace("+", "") ?? null;

interface Result {
  candidate: ImportedCandidate | null;
  email_key: string | null;
  /** Not stored: the telephone number in digits. */
  phone_key: string | null;
  problem: string | null;
  /** The known candidate that it changes. */
  existing_id: number | null;
  existing_version: number | null;
}

/** A row that was checked. */
type Stored = Omit<Result, "problem" | "existing_id" | "existing_version">;

function result(table: TableReading, cells: string[], now: Date): Result {
  const checked = checkRow(table, cells, now);
  const candidate = "candidate" in checked ? checked.candidate : null;
  const { email, contact_mobile_number } = "candidate" in checked ? checked.candidate : checked;
  return {
    candidate,
    email_key: email === null ? null : emailKey(email),
    phone_key: phoneKey(contact_mobile_number),
    problem: "candidate" in checked ? null : checked.problems.join(" "),
    existing_id: null,
    existing_version: null,
  };
}

/** Candidates with the same email or telephone number are the same person. */
const keys = {
  email: { of: sql`email_key`, said: "email" },
  phone: { of: sql`ltrim(candidate->>'contact_mobile_number', '+')`, said: "telephone number" },
};
type KeyName = keyof typeof keys;
const keyNames = Object.keys(keys) as KeyName[];

const keysOf = (
  row: Pick<Stored, "email_key" | "phone_key">,
): Record<KeyName, string | undefined> => ({
  email: row.email_key ?? undefined,
  phone: row.phone_key ?? undefined,
});

/** The candidate or the earlier line that a key belongs to already. */
interface Known {
  said: string;
  candidate_id: number | null;
}
type KnownKeys = Record<KeyName, Map<string, Known>>;

/** Finds the candidate or earlier line that already has a row's email or telephone number. */
async function knownKeys(
  db: CompanyDb,
  id: number,
  results: (Result & { line: number })[],
): Promise<KnownKeys> {
  const from = results[0]?.line ?? 0;
  const known: KnownKeys = { email: new Map(), phone: new Map() };
  for (const name of keyNames) {
    const { of, said } = keys[name];
    const values = results.flatMap((row) => keysOf(row)[name] ?? []);
    const { rows } = await sql<Known & { key: string }>`
      select ${sql.ref(`${name}_key`)} as key, id as candidate_id,
          'Candidate ' || candidate_number || ' already has this ' || ${said} || '.' as said
        from candidates where ${sql.ref(`${name}_key`)} = any(${values}::text[])
      union all
      select ${of}, null, 'Line ' || line || ' has the same ' || ${said} || '.'
        from candidate_import_rows
        where import_id = ${id} and line < ${from} and problem is null
          and ${of} = any(${values}::text[])`.execute(db);
    for (const { key, ...row } of rows) known[name].set(key, row);
  }
  return known;
}

const knownIds = (known: KnownKeys) =>
  keyNames.flatMap((name) => [...known[name].values()].flatMap((each) => each.candidate_id ?? []));

/**
 * Marks a row whose person is known already: it changes that one candidate where it may, and is a
 * problem otherwise. Of several lines of one person, the first is imported.
 */
function markKnown(
  known: KnownKeys,
  row: Result & { line: number },
  { isUpdatable, missing }: { isUpdatable: (id: number) => boolean; missing: string[] },
) {
  const own = keysOf(row);
  const found = keyNames.flatMap((name) => known[name].get(own[name] ?? "") ?? []);
  const ids = new Set(found.map(({ candidate_id }) => candidate_id));
  const [existing_id = null] = ids;
  const isUpdate =
    !row.problem && ids.size === 1 && existing_id !== null && isUpdatable(existing_id);
  const problems = [
    row.problem ?? [],
    isUpdate ? [] : [...missing, ...found.map(({ said }) => said)],
  ].flat();
  if (problems.length > 0)
    return Object.assign(row, { problem: problems.join(" "), candidate: null });
  if (isUpdate) row.existing_id = existing_id;
  for (const name of keyNames) {
    const key = own[name];
    const said = `Line ${row.line} has the same ${keys[name].said}.`;
    if (key) known[name].set(key, { said, candidate_id: null });
  }
}

/**
 * Rows that are not candidates yet. Keys are looked up by their index: after much growth a join
 * would compare every row with every candidate.
 */
async function unknownOf(db: CompanyDb, rows: Stored[]): Promise<ImportedCandidate[]> {
  const taken = { email: new Set<string>(), phone: new Set<string>() };
  for (const name of keyNames) {
    const values = rows.flatMap((row) => keysOf(row)[name] ?? []);
    const key = sql.ref<string>(`${name}_key`);
    const { rows: found } = await sql<{ key: string }>`
      select ${key} as key from candidates where ${key} = any(${values}::text[])`.execute(db);
    taken[name] = new Set(found.map((row) => row.key));
  }
  const isKnown = (row: Stored) =>
    keyNames.some((name) => taken[name].has(keysOf(row)[name] ?? ""));
  return rows.flatMap((row) => (row.candidate && !isKnown(row) ? [row.candidate] : []));
}

export const finishImport = implement(contract.finishImport, async (call) => {
  const { actor, params, db, services, request } = call;
  const { company_id, user_id } = actor;
  const { total, checked } = await needImport(db, call);
  if (checked < total)
    throw new HttpError(409, "Some rows are not checked yet. Check them, then add the candidates.");
  const rows = await db
    .selectFrom("candidate_import_rows")
    .where("import_id", "=", params.id)
    .where("problem", "is", null)
    .select(["candidate", "email_key", "existing_id", "existing_version"])
    .orderBy("line")
    .execute();
  // Not awaited: it may need a connection while this transaction holds one.
  const publishProgress = (added: number) => {
    if (request.isAbandoned())
      throw new HttpError(409, "The import was cancelled, so nobody was added.");
    void services.live
      .publish({
        company_id,
        importer_id: user_id,
        import_id: params.id,
        added,
        total: rows.length,
      })
      .catch(() => undefined);
  };
  const updates = rows.flatMap(({ candidate, existing_id, existing_version }) =>
    candidate && existing_id !== null && existing_version !== null
      ? [{ candidate, existing_id, existing_version }]
      : [],
  );
  const updated = await updateExisting(call, updates, (count) => {
    if (count % importBatchSize === 0) publishProgress(count);
  });
  // Candidates may have been added since the check; the lock keeps others out until these are
  // added.
  await lockNumbers(db, company_id);
  const inputs = await unknownOf(
    db,
    rows
      .filter(({ existing_id }) => existing_id === null)
      .map((row) => ({
        ...row,
        phone_key: phoneKey(row.candidate?.contact_mobile_number ?? null),
      })),
  );
  await addCandidates(call, inputs, (added) => publishProgress(updated + added));
  await db.deleteFrom("candidate_imports").where("id", "=", params.id).execute();
  return { added: inputs.length, updated, skipped: total - inputs.length - updated };
});

export const cancelImport = implement(contract.cancelImport, async (call) => {
  const { params, db } = call;
  await needImport(db, call);
  await db.deleteFrom("candidate_imports").where("id", "=", params.id).execute();
  return {};
});
