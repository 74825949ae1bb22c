/**
 * Writes a release's database with the tiny demo, for the test of the migrations after it:
 * `node --conditions=@ats/source packages/demo/src/dump-release.ts 0.1.0`
 */
import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { openEmbedded } from "@ats/api/database/embedded";
import { migrations } from "@ats/api/database/migrate";
import { memoryFiles } from "@ats/api/kernel/ports/file-store";
import { testFonts } from "@ats/api/internal/testing/fonts";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import { loadDemo } from "./load.ts";

const [release] = process.argv.slice(2);
const clock = () => new Date("2026-11-20T09:00:00Z");
const system = await openEmbedded();
await loadDemo(
  { system, files: memoryFiles(), fonts: testFonts, clock },
  { size: "tiny", cvs: 10 },
);

/** The statements of the migrations that shape tables; rows come from the demo. */
async function schemaStatements(): Promise<string[]> {
  const statements: string[] = [];
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql.trim()),
  });
  for (const migration of Object.values(migrations)) await migration.up(recorder);
  return statements.filter((each) => /^(--.*\s+)*(alter|create|do|drop|grant|revoke)\b/.test(each));
}

/** Inserts all rows of a table. */
async function rowStatements(table: string): Promise<string[]> {
  const { rows } = await sql<{ columns: string; rows: string | null }>`
    select (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      quote_literal(json_agg(to_jsonb(t))) as rows from ${sql.table(table)} t`.execute(system);
  return rows.flatMap(({ columns, rows: values }) =>
    values
      ? `insert into ${table} (${columns}) overriding system value select ${columns}\n` +
        `from json_populate_recordset(null::${table}, ${values})`
      : [],
  );
}

async function idStatements(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select format('select setval(%L, %s)', sequencename, last_value) as statement
    from pg_sequences where last_value is not null order by sequencename`.execute(system);
  return rows.map(({ statement }) => statement);
}

const { rows: tables } = await sql<{ name: string }>`
  select tablename as name from pg_tables
  where schemaname = 'public' and tablename <> 'kysely_migration_lock' order by 1`.execute(system);
const dump = [
  ...(await schemaStatements()),
  "create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)",
  // Rows are written as they are: no trigger counts or refuses them.
  "set session_replication_role = replica",
  ...(await Promise.all(tables.map(({ name }) => rowStatements(name)))).flat(),
  ...(await idStatements()),
  "reset session_replication_role",
];
await writeFile(
  new URL(`../../api/src/database/releases/${release}.sql.gz`, import.meta.url),
  gzipSync(dump.map((statement) => `${statement};\n`).join(""), { level: 9 }),
);
await system.destroy();
