import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { inCompany } from "../database/database.ts";
import type { Services } from "../kernel/services.ts";
import { after } from "../kernel/time.ts";
import {
  chooseDestination,
  importFiles,
  importRows,
  removeImportedFiles,
  rowsInTheWay,
} from "./import-bundle.ts";
import { BundleRefused, checkMembers, openBundle } from "./read-bundle.ts";
import { writeBundle } from "./write-bundle.ts";

type Running = Pick<Services, "system" | "files" | "clock">;

/** Time after which work of an instance that has stopped is taken up by another. */
const leaseMs = 5 * 60_000;
/** Adding rows is one transaction, which shows no progress. */
const rowsLeaseMs = 4 * 60 * 60_000;
/** Time between two notes of progress. */
const noteMs = 500;

interface Taken {
  company_id: number;
  id: string;
  kind: "EXPORT" | "IMPORT";
  name: string;
  file_key: string;
  bytes: number | null;
  created_by: number;
}

/** Works on the exports and imports that wait, or whose instance has stopped. */
export async function runBundles(services: Running): Promise<void> {
  for (let taken = await take(services); taken; taken = await take(services))
    await (taken.kind === "EXPORT" ? runExport(services, taken) : runImport(services, taken)).catch(
      (error: unknown) => fail(services, taken as Taken, error),
    );
}

async function take({ system, clock }: Running): Promise<Taken | undefined> {
  const now = clock();
  const { rows } = await sql<Taken>`
    update company_bundles set status = 'RUNNING', leased_date_time = ${after(now, leaseMs)}
    where (company_id, id) = (select company_id, id from company_bundles
      where status = 'WAITING' or status = 'RUNNING' and leased_date_time < ${now}
      order by created_date_time, id limit 1 for update skip locked)
    returning company_id, id, kind, name, file_key, bytes, created_by`.execute(system);
  return rows[0];
}

/** Notes progress now and then; each note renews the lease. */
function progressOf({ system, clock }: Running, { company_id, id }: Taken) {
  let noted = 0;
  return async (step: string, done: number, total: number, lease = leaseMs) => {
    const now = clock();
    if (Math.abs(now.getTime() - noted) < noteMs && done > 0 && done < total) return;
    noted = now.getTime();
    await system
      .updateTable("company_bundles")
      .set({ step, done, total, leased_date_time: after(now, lease) })
      .where("company_id", "=", company_id)
      .where("id", "=", id)
      .execute();
  };
}

async function runExport(services: Running, taken: Taken): Promise<void> {
  const { system, clock } = services;
  const { company_id, id, file_key, created_by } = taken;
  const note = progressOf(services, taken);
  await note("Reading records", 0, 0);
  const { bytes, sha256, manifest } = await writeBundle(
    services,
    company_id,
    file_key,
    (done, total) => note("Reading records", done, total),
  );
  const { members: _, ...summary } = manifest;
  await inCompany(system, company_id, async (db) => {
    await db
      .updateTable("company_bundles")
      .set({
        status: "DONE",
        bytes,
        sha256,
        manifest: JSON.stringify(summary),
        finished_date_time: clock(),
      })
      .where("id", "=", id)
      .execute();
    await recordAudit(
      { actor: { company_id, user_id: created_by }, db, services },
      { type: "company_exported", subject: { id, name: sha256 } },
    );
  });
}

async function runImport(services: Running, taken: Taken): Promise<void> {
  const { system, clock, files } = services;
  const { company_id, id, file_key, bytes, created_by } = taken;
  const note = progressOf(services, taken);
  await note("Checking the bundle", 0, 0);
  const inTheWay = await rowsInTheWay(services, company_id);
  if (inTheWay.length > 0)
    throw new BundleRefused(
      `The company is no longer empty: it has ${inTheWay.map(({ name, rows }) => `${rows} ${name.replaceAll("_", " ")}`).join(", ")}. Import into an empty company.`,
    );
  const bundle = await openBundle(files, { key: file_key, bytes: bytes ?? 0 });
  await checkMembers(bundle, (done, total) => note("Checking the bundle", done, total));
  const of = { company_id, id };
  const stored = await system
    .selectFrom("company_bundles")
    .where((e) => e.and(of))
    .select("destination")
    .executeTakeFirstOrThrow();
  const to = stored.destination ?? (await chooseDestination(services, company_id, bundle, id));
  await system
    .updateTable("company_bundles")
    .set({ destination: JSON.stringify(to) })
    .where((e) => e.and(of))
    .execute();
  try {
    const { count } = bundle.manifest.files;
    const arrived = await importFiles(services, bundle, to, (done) =>
      note("Adding files", done, Math.max(done, count)),
    );
    await note("Adding rows", 0, 0, rowsLeaseMs);
    const { tables, problems } = await importRows(services, bundle, to, created_by);
    if (arrived.came < arrived.in_bundle)
      problems.push({
        table: "files",
        rows: arrived.in_bundle - arrived.came,
        message: "They were not in the file store when the bundle was made.",
      });
    const report = { tables, files: arrived, problems };
    const { members: _, ...summary } = bundle.manifest;
    await inCompany(system, company_id, async (db) => {
      await db
        .updateTable("company_bundles")
        .set({
          status: "DONE",
          manifest: JSON.stringify(summary),
          report: JSON.stringify(report),
          finished_date_time: clock(),
        })
        .where("id", "=", id)
        .execute();
      await recordAudit(
        { actor: { company_id, user_id: created_by }, db, services },
        { type: "company_imported", subject: { id, name: taken.name } },
      );
    });
  } catch (error) {
    await removeImportedFiles(services, bundle, to).catch(() => {});
    throw error;
  }
}

/** Says why work failed; what an import had added is gone again. */
async function fail({ system, clock }: Running, taken: Taken, error: unknown): Promise<void> {
  const message =
    error instanceof BundleRefused
      ? error.message
      : taken.kind === "EXPORT"
        ? "The export stopped because of a fault on the server. Start it again. If it keeps happening, tell the people who run this product."
        : "The import stopped because of a fault on the server, and nothing was added. Start it again. If it keeps happening, tell the people who run this product.";
  await system
    .updateTable("company_bundles")
    .set({ status: "FAILED", message, finished_date_time: clock() })
    .where("company_id", "=", taken.company_id)
    .where("id", "=", taken.id)
    .execute();
  if (!(error instanceof BundleRefused)) throw error;
}
