import { certificatePdf } from "@ats/api/internal/companies/certificate";
import { sha256 } from "@ats/api/internal/kernel/sha256";
import { after } from "@ats/api/internal/kernel/time";
import type { Fonts } from "@ats/api/kernel/ports/fonts";
import type { Tables } from "@ats/api/database/tables";
import { coolingOffDays } from "@ats/core/companies/deletion";
import { type Kysely, sql } from "kysely";
import { type DemoData, dayMs } from "./data.ts";

/** Adds a company that was deleted a month ago, with its certificate. */
export async function addDeletedCompanies(
  db: Kysely<Tables>,
  { companies }: DemoData,
  { fonts, now }: { fonts: Fonts; now: Date },
): Promise<void> {
  const id = Math.max(...companies.map((company) => company.id)) + 1;
  const name = "Hartley Homes";
  const requested_date_time = new Date(now.getTime() - 46 * dayMs);
  const confirmed_date_time = after(requested_date_time, dayMs);
  const began_date_time = after(confirmed_date_time, coolingOffDays * dayMs);
  const finished_date_time = after(began_date_time, 90_000);
  const progress = {
    stage: "certificate" as const,
    requested_by: { name: "Megan Hartley", email: "megan@hartley-homes.example" },
    confirmed_by: { name: "Owen Price", email: "owen@hartley-homes.example" },
    reason: "The company was sold, and its new owner recruits elsewhere.",
    bundle_sha256: null,
    began_date_time: began_date_time.toISOString(),
    rows: { applications: 318, candidates: 274, jobs: 21, users: 6 },
    files: { count: 262, bytes: 48_120_334 },
    holds: [],
    times: {
      disable: began_date_time.toISOString(),
      files: after(began_date_time, 20_000).toISOString(),
      rows: after(began_date_time, 80_000).toISOString(),
    },
  };
  const deleted = { id, name, requested_date_time, confirmed_date_time, progress };
  const certificate = await certificatePdf(deleted, finished_date_time, fonts);
  await db
    .insertInto("deleted_companies")
    .values({
      ...deleted,
      progress: null,
      began_date_time,
      finished_date_time,
      certificate,
      certificate_sha256: sha256(certificate),
    })
    .execute();
  // No other company gets its number.
  await sql`select setval(pg_get_serial_sequence('companies', 'id'), ${id}::int)`.execute(db);
}
