import type { ApplicationStatus } from "@ats/core/applications/status";
import type { SubmissionFilter, submissionSortColumns } from "@ats/core/agency-portal/list-columns";
import { stageOfSubmission } from "@ats/core/agency-portal/submission";
import * as contract from "@ats/core/agency-portal/submission-contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { inStatuses } from "../applications/list-query.ts";
import { notFound } from "../kernel/http-error.ts";
import { orderBy } from "../lists/list-query.ts";
import { contains } from "../search/field-search.ts";
import { type Client, implementForClient } from "./for-client.ts";

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
  join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
  join jobs j on j.company_id = s.company_id and j.id = s.job_id
  where s.company_id = ${company_id} and s.agency_id = ${agency_id}`;

const columns = sql`s.id, s.job_id, j.title as job_title, c.first_name, c.last_name, a.status,
  s.created_by, s.created_date_time, s.owned_until::text`;

const shown = ({ status, ...row }: Row) => ({ ...row, stage: stageOfSubmission[status] });

const isActive = inStatuses("active", undefined);
const inFilter: Record<SubmissionFilter, RawBuilder<SqlBool>> = {
  active: isActive,
  inactive: sql`not ${isActive}`,
  all: sql`true`,
};

const sortKeys: Record<(typeof submissionSortColumns)[number], RawBuilder<unknown>> = {
  created_date_time: sql`s.created_date_time`,
  name: sql`a.sort_name`,
};

export const list = implementForClient(contract.listSubmissions, async ({ client, db, query }) => {
  const { filter, job_id, created_by, name, sc, so, page_no, per_page } = query;
  const conditions = [
    inFilter[filter],
    ...(job_id === undefined ? [] : [sql<SqlBool>`s.job_id = ${job_id}`]),
    ...(created_by ? [contains(sql`s.created_by`, created_by)] : []),
    ...(name ? [contains(sql`c.first_name || ' ' || c.last_name`, name)] : []),
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

type Details = Row & { email: string; consent_date: string; availability: string; note: string };

export const get = implementForClient(contract.getSubmission, async ({ client, db, params }) => {
  const { rows } = await sql<Details>`select ${columns}, c.email, s.consent_date::text,
      s.availability, s.note
    from ${ownSubmissions(client)} and s.id = ${params.id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("candidate");
  const { email, consent_date, availability, note, ...line } = row;
  return { ...shown(line), email, consent_date, availability, note };
});
