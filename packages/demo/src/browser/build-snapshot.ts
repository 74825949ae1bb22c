/**
 * Writes the demo snapshot for the browser's API, unless today's exists. Run with Node before
 * Storybook; it takes some seconds once a day and after a change of schema or generator.
 */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Kysely, PGliteDialect } from "kysely";
import { openPglite } from "@ats/api/database/embedded";
import type { Tables } from "@ats/api/database/tables";
import { cheapHash } from "@ats/api/internal/testing/cheap-hash";
import { demoPassword } from "../accounts.ts";
import { loadDemo } from "../load.ts";
import { testFonts } from "@ats/api/internal/testing/fonts";

const cache = fileURLToPath(new URL("../../.cache/", import.meta.url));
const written = { database: `${cache}demo.pgdata`, files: `${cache}demo-files.json` };

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Code that determines the snapshot: the generator, and the API's schema and search index. */
const sources = [
  "demo/src/**/*.ts",
  "api/src/{*/schema,{database,documents,search,session}/**/*}.ts",
];

/** Changes with the demo's code, and every day, because the demo's dates are relative to today. */
async function stampOf(today: Date): Promise<string> {
  const hash = createHash("sha256").update(today.toISOString().slice(0, 10));
  for (const path of globSync(sources, { cwd: root }).toSorted())
    hash.update(await readFile(join(root, path)));
  return hash.digest("hex");
}

/** Two processes may write at once: each file comes whole from one of them. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.${process.pid}`, content);
  await rename(`${path}.${process.pid}`, path);
}

const today = new Date();
const stamp = await stampOf(today);
const previous = await readFile(`${cache}demo-stamp`, "utf8").catch(() => undefined);
if (previous !== stamp) {
  await mkdir(cache, { recursive: true });
  const pglite = await openPglite();
  const system = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const files: Record<string, string> = {};
  const store = {
    put: async (key: string, bytes: Uint8Array) =>
      void (files[key] = Buffer.from(bytes).toString("base64")),
    get: async () => undefined,
    remove: async () => undefined,
  };
  await loadDemo({ system, files: store, fonts: testFonts, clock: () => today }, { size: "tiny" });
  // Every story signs in anew.
  const password_hash = await cheapHash(demoPassword);
  await system.updateTable("users").set({ password_hash }).execute();
  const dump = await pglite.dumpDataDir("gzip");
  await writeWhole(written.database, new Uint8Array(await dump.arrayBuffer()));
  await writeWhole(written.files, JSON.stringify(files));
  await writeWhole(`${cache}demo-stamp`, stamp);
  await pglite.close();
}
