import type { AgencyJobDetails, AgencyJobState } from "@ats/core/agency-portal/jobs-contract";
import type { SalaryShown } from "@ats/core/agencies/release";
import { type RawBuilder, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { timeZoneColumn } from "../interviews/settings.ts";
import { notFound } from "../kernel/http-error.ts";

/** An agency of the client in whose transaction the call works, at a time. */
export interface Reader {
  company_id: number;
  agency_id: number;
  now: Date;
}

/** When the job stopped taking candidates; null while it is open. */
const closedAt = ({ now }: Reader) => sql`case when j.status <> 'ACTIVE' then j.status_date_time
  when j.closing_date_time <= ${now} then j.closing_date_time end`;

/** The state of a job as agencies see it. */
export const jobState = ({ now }: Reader): RawBuilder<AgencyJobState> => sql`case
  when j.status = 'ON_HOLD' then 'on_hold'
  when j.status = 'ACTIVE' and coalesce(j.closing_date_time > ${now}, true) then 'open'
  else 'closed' end`;

/**
 * The jobs that an agency sees, each with its release: opened while the job was open, and not
 * withdrawn. Every read of the portal begins here.
 */
export const releasedJobs = (reader: Reader) => sql`job_releases r
  join jobs j on j.company_id = r.company_id and j.id = r.job_id
    and j.status not in ('DRAFT', 'PENDING_APPROVAL')
    and r.opens_date_time <= coalesce(${closedAt(reader)}, ${reader.now})`;

export const isReleased = ({ company_id, agency_id }: Reader) =>
  sql`r.company_id = ${company_id} and r.agency_id = ${agency_id}
    and r.withdrawn_date_time is null`;

/** The columns of a line of the list. */
export const lineColumns = (reader: Reader) => sql`j.id, j.title, j.location,
  ${jobState(reader)} as state, r.opens_date_time as released_date, j.closing_date_time, ${timeZoneColumn},
  (select count(*)::int from agency_submissions s where s.company_id = r.company_id
    and s.job_id = r.job_id and s.agency_id = r.agency_id) as submissions`;

type Row = Omit<AgencyJobDetails, "salary" | "released_date" | "closing_date_time"> & {
  released_date: Date;
  closing_date_time: Date | null;
  salary_shown: SalaryShown;
  shows_advert: boolean;
} & NonNullable<AgencyJobDetails["salary"]>;

/** Reads a job as it is released to an agency; one that is not is refused as one that is not there. */
export async function readReleasedJob(db: CompanyDb, reader: Reader, id: number) {
  const job = await findReleasedJob(db, reader, id);
  if (!job) throw notFound("job");
  return job;
}

/** Reads a job as it is released to an agency; undefined for one that is not. */
export async function findReleasedJob(db: CompanyDb, reader: Reader, id: number) {
  const { rows } = await sql<Row>`
    select ${lineColumns(reader)}, j.job_type, j.dept, j.openings, r.brief, r.shows_advert,
      r.salary_shown, r.salary_text, r.fee_text, r.fee_percent, j.description, j.choose_benefits,
      j.salary_min, j.salary_max, j.currency
    from ${releasedJobs(reader)} where ${isReleased(reader)} and j.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { salary_min, salary_max, currency, salary_shown, shows_advert, ...job } = row;
  return {
    ...job,
    description: shows_advert ? job.description : "",
    choose_benefits: shows_advert ? job.choose_benefits : [],
    salary: salary_shown === "job" ? { salary_min, salary_max, currency } : null,
    salary_text: salary_shown === "text" ? job.salary_text : "",
  };
}
