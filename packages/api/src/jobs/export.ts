import { exportChosenJobs } from "@ats/core/jobs/export-contract";
import { jobStatusLabels } from "@ats/core/jobs/job";
import { sql } from "kysely";
import { notFound } from "../kernel/http-error.ts";
import { exportColumns } from "../custom-fields/export-columns.ts";
import { csvFile } from "../kernel/csv-file.ts";
import { implement } from "../kernel/implement.ts";
import { jobColumns, jobTables } from "./list.ts";
import { type JobRow, presentJob } from "./presenter.ts";

const header = [
  "Job number",
  "Title",
  "Status",
  "Location",
  "Department",
  "Type",
  "Recruiter",
  "Hiring manager",
  "Openings",
  "Applications",
  "Opened",
  "Closing",
];

const nameOf = (person: { first_name: string; last_name: string }) =>
  `${person.first_name} ${person.last_name}`;

/** Exports the chosen jobs in their order. */
export const exportChosen = implement(exportChosenJobs, async ({ actor, body, db }) => {
  const { rows } = await sql<JobRow>`select ${jobColumns} from ${jobTables}
    where j.company_id = ${actor.company_id} and j.id = any(${body.ids}::bigint[])
    order by array_position(${body.ids}::bigint[], j.id)`.execute(db);
  if (rows.length < new Set(body.ids).size) throw notFound("job");
  const own = await exportColumns(db, { jobs: body.ids });
  return csvFile("Jobs.csv", [
    [...header, ...own.headings],
    ...rows.map(presentJob).map((job) => [
      job.job_number,
      job.title,
      jobStatusLabels[job.status],
      job.location,
      job.dept,
      job.job_type,
      nameOf(job.recruiter_details),
      nameOf(job.hiring_manager_details),
      job.openings,
      Object.entries(job.counts)
        .filter(([status]) => status !== "INCOMPLETE")
        .reduce((sum, [, count]) => sum + count, 0),
      job.published_date_time?.toISOString() ?? null,
      job.closing_date_time?.toISOString() ?? null,
      ...own.cellsOf({ jobs: job.id }),
    ]),
  ]);
});
