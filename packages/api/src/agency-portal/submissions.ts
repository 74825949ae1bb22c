import type { AgencySettings } from "@ats/core/agencies/agency-settings";
import { type ApplicationStatus, decidedStatuses } from "@ats/core/applications/status";
import type { SubmissionFilter, submissionSortColumns } from "@ats/core/agency-portal/list-columns";
import { feeForecast } from "@ats/core/agency-portal/fee-forecast";
import { reachedStages, shownStage } from "@ats/core/agency-portal/submission";
import * as contract from "@ats/core/agency-portal/submission-contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { companyToday } from "../agencies/company-today.ts";
import { termsInForce } from "../agencies/terms-in-force.ts";
import type { CompanyDb } from "../database/database.ts";
import { notFound } from "../kernel/http-error.ts";
import { orderBy } from "../lists/list-query.ts";
import { readSetting } from "../settings/read-setting.ts";
import { contains } from "../search/field-search.ts";
import { type Client, type ClientCall, implementForClient } from "./for-client.ts";
import { waitingInterviews } from "./waiting-interviews.ts";
import { findReleasedJob } from "./released-jobs.ts";

interface Row {
  id: number;
  job_id: number;
  job_title: string;
  first_name: string;
  last_name: string;
  status: ApplicationStatus;
  node_name: string | null;
  created_by: string;
  created_date_time: Date;
  owned_until: string;
  interviews_waiting: number;
}

/** The agency's own submissions to a client. Every read of them begins here. */
const ownSubmissions = ({ company_id, agency_id }: Client) => sql`agency_submissions s
  join applications a on a.company_id = s.company_id and a.id = s.application_id
  join jobs j on j.company_id = s.company_id and j.id = s.job_id
  where s.company_id = ${company_id} and s.agency_id = ${agency_id}`;

const columns = (
  now: Date,
) => sql`s.id, s.job_id, j.title as job_title, s.first_name, s.last_name, a.status,
  case when a.job_id = s.job_id then (select n.name from workflow_nodes n
    where n.company_id = a.company_id and n.id = a.node_id) end as node_name,
  s.created_by, s.created_date_time, s.owned_until::text,
  ${waitingInterviews(now)} as interviews_waiting`;

/** Reads how much of a candidate's progress a client shows. */
const readSettings = ({ client, db }: Pick<ClientCall, "client" | "db">) =>
  readSetting(db, client.company_id, "agency_settings");

function lineOf({ shown_progress, answers_interviews }: AgencySettings, row: Row) {
  const { id, job_id, job_title, first_name, last_name, created_by } = row;
  const { created_date_time, owned_until } = row;
  const submission = { id, job_id, job_title, created_by, created_date_time, owned_until };
  return {
    ...submission,
    first_name,
    last_name,
    interviews_waiting: answers_interviews ? row.interviews_waiting : 0,
    ...shownStage(shown_progress, row),
  };
}

const isActive = sql<SqlBool>`a.status not in (${sql.join(decidedStatuses)})`;
const inFilter: Record<SubmissionFilter, RawBuilder<SqlBool>> = {
  active: isActive,
  inactive: sql`not ${isActive}`,
  all: sql`true`,
};

const sortKeys: Record<(typeof submissionSortColumns)[number], RawBuilder<unknown>> = {
  created_date_time: sql`s.created_date_time`,
  name: sql`normalise(s.first_name || ' ' || s.last_name) collate "C"`,
};

export const list = implementForClient(contract.listSubmissions, async (call) => {
  const { client, db, query } = call;
  const { filter, job_id, created_by, name, sc, so, page_no, per_page } = query;
  const conditions = [
    inFilter[filter],
    ...(job_id === undefined ? [] : [sql<SqlBool>`s.job_id = ${job_id}`]),
    ...(created_by ? [contains(sql`s.created_by`, created_by)] : []),
    ...(name ? [contains(sql`s.first_name || ' ' || s.last_name`, name)] : []),
  ];
  const keys: [RawBuilder<unknown>, "asc"][] = [
    [sortKeys[sc], "asc"],
    [sql`s.id`, "asc"],
  ];
  const from = sql`${ownSubmissions(client)} and ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<Row>`select ${columns(call.services.clock())} from ${from}
    order by ${orderBy(keys, so)}
    limit ${per_page} offset ${page_no * per_page}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(
    db,
  );
  const settings = await readSettings(call);
  return { records: rows.map((row) => lineOf(settings, row)), total: counted.rows[0]?.total ?? 0 };
});

type Details = Row &
  Pick<
    contract.SubmissionDetails,
    | "email"
    | "contact_mobile_number"
    | "city"
    | "postcode"
    | "consent_date"
    | "availability"
    | "note"
    | "cv"
  > & { application_id: number; cv_key: string | null };

async function needSubmission(
  { client, db, services }: Pick<ClientCall, "client" | "db" | "services">,
  id: number,
): Promise<Details> {
  const { rows } = await sql<Details>`select own.*, f.cv_key, case when f.id is not null
      then json_build_object('name', f.cv_name, 'type', f.cv_type) end as cv
    from (select ${columns(services.clock())}, s.company_id, s.application_id, s.email, s.contact_mobile_number, s.city,
        s.postcode, s.consent_date::text, s.availability, s.note, s.cv_id
      from ${ownSubmissions(client)} and s.id = ${id}) own
    left join candidate_cvs f on f.company_id = own.company_id and f.id = own.cv_id`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("candidate");
  return row;
}

export const get = implementForClient(contract.getSubmission, async (call) => {
  const row = await needSubmission(call, call.params.id);
  const { email, contact_mobile_number, city, postcode } = row;
  const { consent_date, availability, note, cv, created_date_time } = row;
  const settings = await readSettings(call);
  const reached = reachedStages(settings.shown_progress, await readMoves(call.db, row));
  return {
    ...lineOf(settings, row),
    email,
    contact_mobile_number,
    city,
    postcode,
    consent_date,
    availability,
    note,
    cv,
    reached,
    stage_date_time: reached.at(-1)?.reached_date_time ?? created_date_time,
    fee: await feeOfSubmission(call, row),
  };
});

export const getCv = implementForClient(contract.getSubmittedCv, async (call) => {
  const { cv, cv_key } = await needSubmission(call, call.params.id);
  if (!cv || !cv_key) throw notFound("CV");
  return { ...cv, read: () => call.services.files.get(cv_key) };
});

interface Move {
  status: ApplicationStatus;
  node_name: string | null;
  reached_date_time: Date;
}

/** The stage of the submission and the moves after it; a stage of another job has no name. */
async function readMoves(db: CompanyDb, submission: Details): Promise<Move[]> {
  const { application_id, created_date_time, job_id, status, node_name } = submission;
  const ofJob = sql`coalesce(job_id, ${job_id}) = ${job_id}`;
  const { rows } = await sql<
    Move & { status_before: ApplicationStatus; node_before: string | null }
  >`
    select status_before, case when ${ofJob} then value_before end as node_before,
      status_after as status, case when ${ofJob} then value_after end as node_name,
      created_date_time as reached_date_time
    from activities where application_id = ${application_id} and type = 'status_changed'
      and created_date_time >= ${created_date_time} order by created_date_time, id`.execute(db);
  const [first] = rows;
  const start = first
    ? { status: first.status_before, node_name: first.node_before }
    : { status, node_name };
  return [{ ...start, reached_date_time: created_date_time }, ...rows];
}

/** The forecast by the terms of the day of submission. */
async function feeOfSubmission(
  { client, db, services }: Pick<ClientCall, "client" | "db" | "services">,
  { job_id, created_date_time }: Pick<Row, "job_id" | "created_date_time">,
) {
  const job = await findReleasedJob(db, { ...client, now: services.clock() }, job_id);
  if (!job) return null;
  const day = await companyToday(db, client.company_id, created_date_time);
  return feeForecast(job, await termsInForce(db, client, day));
}
