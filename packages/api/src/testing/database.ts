import { createHash, randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Kysely } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import { openEmbedded, openPglite } from "../database/embedded.ts";
import { numberTypes, openPostgres } from "../database/postgres.ts";
import { keepSnapshot, restoreSnapshot } from "../database/test-snapshot.ts";
import type { Tables } from "../database/tables.ts";
import { templateDatabase } from "./postgres-server.ts";

/**
 * A database as the migrations leave it, without what the test before wrote: one for each worker,
 * on PostgreSQL under ATS_TEST_DATABASE=postgres, else embedded.
 */
export async function testDatabase(): Promise<Kysely<Tables>> {
  if (shared) await restoreSnapshot(shared);
  else {
    shared = await freshDatabase();
    await keepSnapshot(shared);
  }
  return shared;
}

let shared: Kysely<Tables> | undefined;

/** True for the database that a worker's tests share. */
export const outlivesTest = (db: Kysely<Tables>): boolean => db === shared;

/** Another one, for a test that changes the schema or measures what tables hold. */
export async function freshDatabase(): Promise<Kysely<Tables>> {
  const server = process.env.ATS_TEST_DATABASE === "postgres" ? inject("postgres") : undefined;
  if (!server) return openEmbedded({ snapshot: await migratedSnapshot() });
  return openPostgres(testPool(await emptyDatabase(server, templateDatabase)));
}

/** A pool that gives its connections back when the test's process ends. */
export function testPool(connectionString: string): pg.Pool {
  const types = numberTypes(pg.types);
  const pool = new pg.Pool({ connectionString, max: 5, types, allowExitOnIdle: true });
  // The server of a test may stop before its pool.
  return pool.on("error", () => {});
}

/** Makes a database on the server; returns its address. */
export async function emptyDatabase(server: string, template = "template0"): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** A dump of an empty migrated database, made once for each state of the schema. */
export async function migratedSnapshot(): Promise<Blob> {
  const source = fileURLToPath(new URL("../", import.meta.url));
  const paths = globSync("{*/schema,database/**/*}.ts", { cwd: source });
  const hash = createHash("sha256");
  for (const path of paths.toSorted()) hash.update(path).update(await readFile(join(source, path)));
  const cache = new URL("../../node_modules/.cache/", import.meta.url);
  const path = fileURLToPath(new URL(`migrated-${hash.digest("hex").slice(0, 16)}.tar`, cache));
  const cached = await readFile(path).catch(() => undefined);
  if (cached) return new Blob([cached]);
  const pglite = await openPglite();
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  await mkdir(cache, { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, new Uint8Array(await dump.arrayBuffer()));
  await rename(temporary, path);
  return dump;
}
