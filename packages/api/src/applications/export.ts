import { displayName, hiddenFields } from "@ats/core/anonymisation/anonymisation";
import type {
  exportApplications,
  exportChosenApplications,
} from "@ats/core/applications/viewing-contract";
import { stageName } from "@ats/core/applications/stage";
import { statusLabels } from "@ats/core/applications/status";
import { blankFields } from "@ats/core/rights/field-groups";
import { type RawBuilder, sql } from "kysely";
import { exportColumns } from "../custom-fields/export-columns.ts";
import { csvFile } from "../kernel/csv-file.ts";
import type { Call, FileAnswer } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { readerStates } from "./reader-state.ts";
import { recordActivities } from "./activity.ts";
import { conditionsOf, inStage, orderOf } from "./list-query.ts";
import {
  type ApplicationRow,
  applicationColumns,
  applicationTables,
  presentApplication,
} from "./presenter.ts";

const header = [
  "Candidate number",
  "Applicant",
  "Status",
  "Stage",
  "Reason",
  "Applied",
  "Rating",
  "Tags",
  "Email",
  "Mobile",
  "City",
  "Postcode",
  "Current job",
  "Current employer",
  "Source",
];

/**
 * Exports the list as the actor sees it, with hidden fields empty, and records it on each
 * application.
 */
export async function writeCsv(call: Call<typeof exportApplications>): Promise<FileAnswer> {
  const { actor, params, query, db, services } = call;
  const { sc, so, node_id } = query;
  const reader = { hidden: hiddenFields(actor, true), user_id: actor.user_id, node_id };
  const conditions = await conditionsOf(db, params.id, query, {
    ...reader,
    now: services.clock(),
  });
  const where = [inStage(query), ...conditions.map(({ ofAll }) => ofAll)];
  const order = orderOf(sc, so, reader);
  return write(call, sql.join(where, sql` and `), order);
}

/** Exports the applications that the actor selected. */
export const writeChosenCsv = (call: Call<typeof exportChosenApplications>): Promise<FileAnswer> =>
  write(
    call,
    sql`a.id = any(${call.body.ids}::bigint[])`,
    sql`array_position(${call.body.ids}::bigint[], a.id)`,
  );

async function write(
  call: Call<typeof exportApplications> | Call<typeof exportChosenApplications>,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<FileAnswer> {
  const { actor, params, db } = call;
  const job = await db
    .selectFrom("jobs")
    .select("job_number")
    .where("id", "=", params.id)
    .executeTakeFirst();
  if (!job) throw notFound("job");
  const { rows } = await sql<ApplicationRow>`select ${applicationColumns} from ${applicationTables}
    where a.job_id = ${params.id} and ${where} order by ${order}`.execute(db);
  const known = await readerStates(db, actor, rows);
  const shown = rows.map((row) =>
    blankFields(presentApplication(row, actor, [], known(row)), actor.access.hidden),
  );
  // Locks the applications in the order of their ids, across the batches too.
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  for (let start = 0; start < ids.length; start += batch)
    await recordActivities(
      call,
      ids
        .slice(start, start + batch)
        .map((application_id) => ({ application_id, type: "exported" as const })),
    );
  const open = shown.filter(({ anonymised_row }) => !anonymised_row);
  const own = await exportColumns(db, {
    applications: open.map(({ id }) => id),
    candidates: open.map(({ candidate_id }) => candidate_id),
  });
  return csvFile(`Applications for job ${job.job_number}.csv`, [
    [...header, ...own.headings],
    ...shown.map((row) => [
      row.candidate_number,
      displayName(row),
      statusLabels[row.status],
      stageName(row),
      row.status_reason,
      row.created_date_time.toISOString(),
      row.rating,
      row.tags.join(", "),
      row.email,
      row.contact_mobile_number,
      row.city,
      row.postcode,
      row.current_jobtitle,
      row.current_employer,
      row.source,
      ...(row.anonymised_row
        ? own.cellsOf({})
        : own.cellsOf({ applications: row.id, candidates: row.candidate_id })),
    ]),
  ]);
}

/** Rows per insert, because PostgreSQL takes at most 65,535 parameters. */
const batch = 5_000;
