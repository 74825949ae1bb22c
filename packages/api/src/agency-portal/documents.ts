import type { AgencyDocument } from "@ats/core/agencies/documents-contract";
import * as contract from "@ats/core/agency-portal/documents-contract";
import { type RawBuilder, sql } from "kysely";
import { notFound } from "../kernel/http-error.ts";
import { type ClientCall, implementForClient } from "./for-client.ts";
import { isReleased, readReleasedJob, releasedJobs } from "./released-jobs.ts";

type Calling = Pick<ClientCall, "client" | "db" | "services">;
type Row = Omit<AgencyDocument, "created_date_time"> & {
  created_date_time: Date;
  file_key: string;
};

/** Documents `d` that the agency may read now: of jobs that it has, and of its own candidates. */
async function readDocuments(
  { client, db, services }: Calling,
  which: RawBuilder<unknown>,
): Promise<Row[]> {
  const { company_id, agency_id } = client;
  const reader = { company_id, agency_id, now: services.clock() };
  const { rows } = await sql<Row>`
    select d.id, d.name, d.type, d.size, d.created_date_time, d.file_key
    from agency_documents d
    where d.company_id = ${company_id} and ${which} and (
      exists (select from ${releasedJobs(reader)} where ${isReleased(reader)}
        and j.id = d.job_id and r.opens_date_time <= ${reader.now})
      or d.agency_id = ${agency_id} and exists (select from agency_submissions s
        where s.company_id = d.company_id and s.application_id = d.application_id
          and s.agency_id = ${agency_id} and s.end_reason is null))
    order by d.id`.execute(db);
  return rows;
}

const ofJob = implementForClient(contract.listReleasedDocuments, async (call) => {
  const { client, db, params, services } = call;
  await readReleasedJob(db, { ...client, now: services.clock() }, params.id);
  return { records: await readDocuments(call, sql`d.job_id = ${params.id}`) };
});

const ofSubmission = implementForClient(contract.listSubmissionDocuments, async (call) => {
  const { client, db, params } = call;
  const submission = await db
    .selectFrom("agency_submissions")
    .select("application_id")
    .where("company_id", "=", client.company_id)
    .where("agency_id", "=", client.agency_id)
    .where("id", "=", params.id)
    .executeTakeFirst();
  if (!submission) throw notFound("candidate");
  const of = sql`d.application_id = ${submission.application_id}`;
  return { records: await readDocuments(call, of) };
});

const read = implementForClient(contract.getClientDocument, async (call) => {
  const [document] = await readDocuments(call, sql`d.id = ${call.params.id}`);
  if (!document) throw notFound("document");
  const { file_key, name, type } = document;
  return { read: () => call.services.files.get(file_key), name, type };
});

export const clientDocumentHandlers = [ofJob, ofSubmission, read];
