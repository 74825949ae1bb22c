import { type BundleManifest, bundleFormat } from "@ats/core/companies/bundle";
import { ZipWriter } from "@zip.js/zip.js";
import packageManifest from "../../package.json" with { type: "json" };
import { inCompany } from "../database/database.ts";
import { migrations } from "../database/migrate.ts";
import type { Services } from "../kernel/services.ts";
import { sha256 } from "../kernel/sha256.ts";
import { bundleClaims, isCarried } from "./bundle-claims.ts";
import { companyRow } from "./company-row.ts";
import { type Member, meter } from "./meter.ts";
import { peopleTables } from "./people-tables.ts";
import { type BundleScope, carriedTables, countRows, readRows, readScope } from "./read-rows.ts";
import { readSchema } from "./read-schema.ts";
import { partsWriter } from "./stored-parts.ts";
import { streamOf } from "../kernel/stream-of.ts";

type Making = Pick<Services, "system" | "files">;

/** Called with the rows and files done so far and those to do. */
export type OnProgress = (done: number, total: number) => Promise<void>;

/** ZIP has no time zone; the earliest date it knows makes two bundles of the same rows equal. */
const noDate = new Date(1980, 0, 1);

const encoder = new TextEncoder();

/** The name under which a bundle refers to a file: its folder, the hash of its content, its ending. */
const fileReference = (key: string, hash: string): string => {
  const [folder = "", name = ""] = key.split("/").slice(-2);
  return `${folder}/${hash}${name.includes(".") ? name.slice(name.lastIndexOf(".")) : ""}`;
};

const missingFile = "missing";

/**
 * Writes all that a company has into one ZIP archive in the file store. The same rows and files
 * always make the same bytes. Memory holds one batch of rows, one file and the list of members.
 */
export async function writeBundle(
  services: Making,
  company_id: number,
  key: string,
  onProgress: OnProgress,
): Promise<{ bytes: number; sha256: string; manifest: BundleManifest }> {
  const schema = await readSchema(services.system);
  const scope = await readScope(services, company_id, schema);
  const tables = carriedTables(schema);
  const counts = await inCompany(services.system, company_id, async (db) => {
    const found = new Map<string, number>();
    for (const { table } of tables) found.set(table.name, await countRows(db, scope, table));
    return found;
  });
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let done = 0;
  const advance = (count: number) => onProgress((done += count), total);

  const parts = partsWriter(services.files, key);
  const whole = await meter("bundle");
  const zip = new ZipWriter(
    new WritableStream<Uint8Array>({
      async write(chunk) {
        whole.add(chunk);
        await parts.write(chunk);
      },
    }),
    {
      useWebWorkers: false,
      lastModDate: noDate,
      extendedTimestamp: false,
      keepOrder: true,
      bufferedWrite: false,
    },
  );
  const members: Member[] = [];
  const add = async (name: string, chunks: AsyncIterable<Uint8Array>, level?: number) => {
    const measured = await meter(name);
    const measure = async function* () {
      for await (const chunk of chunks) {
        measured.add(chunk);
        yield chunk;
      }
    };
    await zip.add(name, streamOf(measure()), level === undefined ? {} : { level });
    members.push(measured.end());
  };

  const manifest: BundleManifest = {
    format: "ats-company-bundle",
    format_version: bundleFormat,
    product_version: packageManifest.version,
    schema_version: Object.keys(migrations).at(-1) ?? "",
    tables: [{ name: "companies", rows: 1, left_out: companyRow.leftOut }],
    left_out: Object.fromEntries(
      Object.entries(bundleClaims).flatMap(([name, claim]) =>
        "leftOut" in claim && typeof claim.leftOut === "string" ? [[name, claim.leftOut]] : [],
      ),
    ),
    files: { count: 0, bytes: 0, missing: 0 },
    members,
  };
  const row = await inCompany(services.system, company_id, companyRow.read(company_id));
  await add("tables/companies.jsonl", lines([row]));
  for (const { table, claim } of tables) {
    let rows = 0;
    const { files } = services;
    const rowLines = async function* () {
      for await (const batch of readRows(services, scope, { table, claim })) {
        let text = "";
        for (const { values, files: keys } of batch) {
          for (const [name, fileKey] of Object.entries(keys)) {
            const bytes = await files.get(fileKey);
            if (!bytes) manifest.files.missing++;
            values[name] = fileReference(fileKey, bytes ? sha256(bytes) : missingFile);
          }
          text += `${JSON.stringify(values)}\n`;
        }
        rows += batch.length;
        await advance(batch.length);
        yield encoder.encode(text);
      }
    };
    await add(`tables/${table.name}.jsonl`, rowLines());
    const leftOut = isCarried(claim) ? (claim.leftOut ?? {}) : {};
    manifest.tables.push({ name: table.name, rows, left_out: leftOut });
  }
  for (const { name, rows } of peopleTables(services, company_id))
    await add(`people/${name}.csv`, rows());
  await addFiles(services, scope, manifest, add);
  await zip.add("manifest.json", streamOf(chunksOf(`${JSON.stringify(manifest, null, 2)}\n`)));
  await zip.close();
  const bytes = await parts.close();
  return { bytes, sha256: whole.end().sha256, manifest };
}

/** Adds each file once, under the hash of its content. */
async function addFiles(
  services: Making,
  scope: BundleScope,
  manifest: BundleManifest,
  add: (name: string, chunks: AsyncIterable<Uint8Array>, level: number) => Promise<void>,
): Promise<void> {
  const added = new Set<string>();
  for (const of of carriedTables(scope.schema)) {
    if (!of.claim.files) continue;
    for await (const batch of readRows(services, scope, of))
      for (const { files } of batch)
        for (const key of Object.values(files)) {
          const bytes = await services.files.get(key);
          if (!bytes) continue;
          const hash = sha256(bytes);
          if (added.has(hash)) continue;
          added.add(hash);
          manifest.files.count++;
          manifest.files.bytes += bytes.length;
          await add(`files/${hash.slice(0, 2)}/${hash}`, one(bytes), 0);
        }
  }
}

async function* lines(rows: readonly object[]) {
  for (const row of rows) yield encoder.encode(`${JSON.stringify(row)}\n`);
}

async function* one(bytes: Uint8Array) {
  yield bytes;
}

async function* chunksOf(text: string) {
  for (let at = 0; at < text.length; at += 1_000_000)
    yield encoder.encode(text.slice(at, at + 1_000_000));
}

/** True for a bundle from this version of the schema or an older one. */
export const knowsSchema = (version: string): boolean => version in migrations;
