import type { ApplicationStatus } from "@ats/core/applications/status";
import type { SubmissionFilter, submissionSortColumns } from "@ats/core/agency-portal/list-columns";
import { feeForecast } from "@ats/core/agency-portal/fee-forecast";
import { stageOfSubmission } from "@ats/core/agency-portal/submission";
import * as contract from "@ats/core/agency-portal/submission-contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { companyToday } from "../agencies/company-today.ts";
import { termsInForce } from "../agencies/terms-in-force.ts";
import { inStatuses } from "../applications/list-query.ts";
import { notFound } from "../kernel/http-error.ts";
import { orderBy } from "../lists/list-query.ts";
import { contains } from "../search/field-search.ts";
import { type Client, type ClientCall, implementForClient } from "./for-client.ts";
import { findReleasedJob } from "./released-jobs.ts";

interface Row {
  id: number;
  job_id: number;
  job_title: string;
  first_name: string;
  last_name: string;
  status: ApplicationStatus;
  created_by: string;
  created_date_time: Date;
  owned_until: string;
}

/** The agency's own submissions to a client. Every read of them begins here. */
const ownSubmissions = ({ company_id, agency_id }: Client) => sql`agency_submissions s
  join applications a on a.company_id = s.company_id and a.id = s.application_id
  join jobs j on j.company_id = s.company_id and j.id = s.job_id
  where s.company_id = ${company_id} and s.agency_id = ${agency_id}`;

const columns = sql`s.id, s.job_id, j.title as job_title, s.first_name, s.last_name, a.status,
  s.created_by, s.created_date_time, s.owned_until::text`;

const shown = <Shown extends Row>({ status, ...row }: Shown) => ({
  ...row,
  stage: stageOfSubmission[status],
});

const isActive = inStatuses("active", undefined);
const inFilter: Record<SubmissionFilter, RawBuilder<SqlBool>> = {
  active: isActive,
  inactive: sql`not ${isActive}`,
  all: sql`true`,
};

const sortKeys: Record<(typeof submissionSortColumns)[number], RawBuilder<unknown>> = {
  created_date_time: sql`s.created_date_time`,
  name: sql`normalise(s.first_name || ' ' || s.last_name) collate "C"`,
};

export const list = implementForClient(contract.listSubmissions, async ({ client, db, query }) => {
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
  const { rows } = await sql<Row>`select ${columns} from ${from}
    order by ${orderBy(keys, so)}
    limit ${per_page} offset ${page_no * per_page}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(
    db,
  );
  return { records: rows.map(shown), total: counted.rows[0]?.total ?? 0 };
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
  { client, db }: Pick<ClientCall, "client" | "db">,
  id: number,
): Promise<Details> {
  const { rows } = await sql<Details>`select own.*, f.cv_key, case when f.id is not null
      then json_build_object('name', f.cv_name, 'type', f.cv_type) end as cv
    from (select ${columns}, s.company_id, s.application_id, s.email, s.contact_mobile_number, s.city,
        s.postcode, s.consent_date::text, s.availability, s.note, s.cv_id
      from ${ownSubmissions(client)} and s.id = ${id}) own
    left join candidate_cvs f on f.company_id = own.company_id and f.id = own.cv_id`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("candidate");
  return row;
}

export const get = implementForClient(contract.getSubmission, async (call) => {
  const { application_id, ...row } = await needSubmission(call, call.params.id);
  return {
    ...shown(row),
    stage_date_time: await reachedStage(call, application_id, row.created_date_time),
    fee: await feeOfSubmission(call, row),
  };
});

export const getCv = implementForClient(contract.getSubmittedCv, async (call) => {
  const { cv, cv_key } = await needSubmission(call, call.params.id);
  if (!cv || !cv_key) throw notFound("CV");
  return { ...cv, read: () => call.services.files.get(cv_key) };
});

const stageOf = (status: ApplicationStatus | null) => status && stageOfSubmission[status];

/** When a submission reached its stage: moves within a stage are the company's own. */
async function reachedStage(
  { db }: Pick<ClientCall, "db">,
  application_id: number,
  submitted: Date,
): Promise<Date> {
  const moves = await db
    .selectFrom("activities")
    .select(["status_before", "status_after", "created_date_time"])
    .where("application_id", "=", application_id)
    .where("status_before", "is not", null)
    .orderBy("id", "desc")
    .execute();
  const reached = moves.find(
    ({ status_before, status_after }) => stageOf(status_before) !== stageOf(status_after),
  );
  return reached && reached.created_date_time > submitted ? reached.created_date_time : submitted;
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
