import type { BundleJob } from "@ats/core/companies/bundle-contract";
import * as contract from "@ats/core/companies/bundle-contract";
import { toCsv } from "@ats/core/validation/csv";
import { sql } from "kysely";
import { type Recording, recordAudit } from "../audit/record-audit.ts";
import type { CompanyDb } from "../database/database.ts";
import { inCompany } from "../database/database.ts";
import { removeDropped } from "../files/dropped-files.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import {
  type Acting,
  type Call,
  type FileAnswer,
  implement,
  implementOutside,
  implementStreamed,
  type SessionActor,
} from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import { after } from "../kernel/time.ts";
import { rowsInTheWay } from "./import-bundle.ts";
import { bundleMs, dropBundleFile } from "./bundle-files.ts";
import { runBundles } from "./run-bundles.ts";
import { partsOf, partsWriter, partKeys } from "./stored-parts.ts";
import { streamOf } from "../kernel/stream-of.ts";

/** Starts the work that waits; a failure is written down with the work itself. */
export function startWork(services: Services): void {
  const work = () => runBundles(services).catch(() => {});
  if (services.background) services.background(work);
  else void work();
}

export async function readJobs(db: CompanyDb, id?: string): Promise<BundleJob[]> {
  const rows = await db
    .selectFrom("company_bundles as b")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "b.company_id").onRef("u.id", "=", "b.created_by"),
    )
    .$if(id !== undefined, (query) => query.where("b.id", "=", id as string))
    .select(["b.id", "b.kind", "b.status", "b.step", "b.done", "b.total", "b.message", "b.name"])
    .select(["b.bytes", "b.sha256", "b.file_key", "b.manifest", "b.report"])
    .select(["b.created_date_time", "b.finished_date_time", "b.downloaded_date_time"])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as("created_by"))
    .orderBy("b.created_date_time", "desc")
    .orderBy("b.id")
    .limit(50)
    .execute();
  return rows.map(({ file_key, manifest, report, ...job }) => ({
    ...job,
    has_file: job.kind === "EXPORT" && job.status === "DONE" && file_key !== null,
    rows: manifest?.tables.reduce((sum, { rows: count }) => sum + count, 0) ?? null,
    problems: report?.problems.reduce((sum, { rows: count }) => sum + count, 0) ?? null,
    created_date_time: job.created_date_time.toISOString(),
    finished_date_time: job.finished_date_time?.toISOString() ?? null,
    downloaded_date_time: job.downloaded_date_time?.toISOString() ?? null,
    expires_date_time: after(job.created_date_time, bundleMs).toISOString(),
  }));
}

const readJob = async (db: CompanyDb, id: string): Promise<BundleJob> => {
  const [job] = await readJobs(db, id);
  if (!job) throw notFound("export");
  return job;
};

/** A company has one export and one import at a time. */
async function needIdle(db: CompanyDb, kind: BundleJob["kind"]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('company bundles'),
    current_setting('ats.company_id')::int)`.execute(db);
  const open = await db
    .selectFrom("company_bundles")
    .where("kind", "=", kind)
    .where("status", "in", ["WAITING", "RUNNING"])
    .select("id")
    .executeTakeFirst();
  if (open)
    throw new HttpError(
      409,
      `An ${kind === "EXPORT" ? "export" : "import"} of the company is running. Wait until it has finished.`,
    );
}

/** Queues an export, which `startWork` begins after the commit. */
export async function queueExport(
  { actor, db, services }: Pick<Acting, "db" | "services"> & { actor: SessionActor },
  link_hash?: Uint8Array,
): Promise<string> {
  const { company_id, user_id } = actor;
  await needIdle(db, "EXPORT");
  const now = services.clock();
  const { name, is_ending } = await db
    .selectFrom("companies")
    .where("id", "=", company_id)
    .select("name")
    .select(
      sql<boolean>`exists (select from company_deletions where status = 'RUNNING')`.as("is_ending"),
    )
    .executeTakeFirstOrThrow();
  if (is_ending)
    throw new HttpError(409, `The deletion of ${name} has begun, so nothing is left to export.`);
  const { id } = await db
    .insertInto("company_bundles")
    .values({
      company_id,
      kind: "EXPORT",
      name: `${name} ${now.toISOString().slice(0, 10)}.zip`,
      file_key: `${company_id}/bundles/${crypto.randomUUID()}`,
      bytes: null,
      created_by: user_id,
      created_date_time: now,
      link_hash,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAudit({ actor, db, services }, { type: "company_export_started" });
  return id;
}

const exportCompany = implement(contract.exportCompany, async (call) => {
  const id = await queueExport(call);
  call.afterCommit(async () => startWork(call.services));
  return readJob(call.db, id);
});

const listBundles = implementOutside(contract.listBundles, async ({ actor, services }) => {
  const { company_id } = actor;
  const records = await inCompany(services.system, company_id, (db) => readJobs(db));
  // Its instance may have stopped.
  if (records.some(({ status }) => status === "WAITING" || status === "RUNNING"))
    startWork(services);
  return { records, in_the_way: await rowsInTheWay(services, company_id) };
});

const downloadBundle = implement(contract.downloadBundle, ({ params, ...call }) =>
  readExport(call, params.id),
);

/** A finished export's file; its download is on the record. */
export async function readExport(
  call: Pick<Call, "db" | "services"> & Pick<Recording, "actor">,
  id: string,
): Promise<FileAnswer> {
  const { db, services } = call;
  const found = await db
    .selectFrom("company_bundles")
    .where("id", "=", id)
    .where("kind", "=", "EXPORT")
    .where("status", "=", "DONE")
    .where("file_key", "is not", null)
    .select(["name", "file_key", "bytes", "sha256"])
    .executeTakeFirst();
  if (!found?.file_key) throw notFound("export");
  await db
    .updateTable("company_bundles")
    .set({ downloaded_date_time: services.clock() })
    .where("id", "=", id)
    .execute();
  await recordAudit(call, {
    type: "company_export_downloaded",
    subject: { id, name: found.sha256 },
  });
  const stored = { key: found.file_key, bytes: found.bytes ?? 0 };
  return {
    read: async () => streamOf(partsOf(services.files, stored)),
    type: "application/zip",
    name: found.name,
  };
}

const removeBundle = implement(contract.removeBundle, async (call) => {
  const { actor, params, db, services } = call;
  const job = await readJob(db, params.id);
  if (job.status === "WAITING" || job.status === "RUNNING")
    throw new HttpError(409, "It is still running. Wait until it has finished.");
  const keys = await dropBundleFile(db, actor.company_id, params.id);
  if (keys.length > 0) {
    await recordAudit(call, {
      type: "company_export_removed",
      subject: { id: params.id, name: job.name },
    });
    call.afterCommit(() => removeDropped(services, actor.company_id));
  }
  return {};
});

const importCompany = implementStreamed(contract.importCompany, async (call) => {
  const { actor, query, body, services } = call;
  const { company_id, user_id } = actor;
  const file_key = `${company_id}/bundles/${crypto.randomUUID()}`;
  const parts = partsWriter(services.files, file_key);
  let bytes = 0;
  let isKept = false;
  try {
    for await (const chunk of body) {
      if (bytes === 0 && !isZip(chunk)) throw notBundle();
      await parts.write(chunk);
      bytes += chunk.length;
    }
    if (bytes === 0) throw notBundle();
    bytes = await parts.close();
    const job = await call.once(
      async (db) => {
        await needIdle(db, "IMPORT");
        isKept = true;
        const { id } = await db
          .insertInto("company_bundles")
          .values({
            company_id,
            kind: "IMPORT",
            name: query.name,
            file_key,
            bytes,
            created_by: user_id,
            created_date_time: services.clock(),
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await recordAudit(
          { actor, db, services },
          { type: "company_import_started", subject: { id, name: query.name } },
        );
        return readJob(db, id);
      },
      { name: query.name, bytes },
    );
    call.afterCommit(async () => startWork(services));
    return job;
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    if (!isKept)
      for (const key of partKeys({ key: file_key, bytes })) await services.files.remove(key);
  }
});

/** The signature that a ZIP file begins with. */
const isZip = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte);

const notBundle = () =>
  new HttpError(400, "This is not a bundle. Choose the ZIP file that an export made.");

/** Lists the rows that came and those that did not, for a spreadsheet. */
const downloadReport = implement(contract.downloadReport, async ({ params, db }) => {
  const found = await db
    .selectFrom("company_bundles")
    .where("id", "=", params.id)
    .where("report", "is not", null)
    .select(["name", "report", "manifest"])
    .executeTakeFirst();
  if (!found?.report) throw notFound("import");
  const { tables, files, problems } = found.report;
  const whys = (name: string) =>
    problems
      .filter(({ table }) => table === name)
      .map(({ rows, message }) => `${rows}: ${message}`)
      .join(" ");
  const columns = (found.manifest?.tables ?? []).flatMap(({ name, left_out }) =>
    Object.entries(left_out).map(([column, why]) => [`${name}.${column}`, null, null, why]),
  );
  const csv = toCsv([
    ["Table", "In the bundle", "Came", "Why the others did not come"],
    ...tables.map(({ name, in_bundle, came }) => [name, in_bundle, came, whys(name)]),
    ["files", files.in_bundle, files.came, whys("files")],
    ...Object.entries(found.manifest?.left_out ?? {}).map(([name, why]) => [name, null, 0, why]),
    ...columns,
  ]);
  return {
    read: async () => new TextEncoder().encode(csv),
    type: "text/csv",
    name: `${found.name} report.csv`,
  };
});

export const bundleHandlers = [
  exportCompany,
  listBundles,
  downloadBundle,
  removeBundle,
  importCompany,
  downloadReport,
];
