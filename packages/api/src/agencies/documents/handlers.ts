import * as contract from "@ats/core/agencies/documents-contract";
import { mostAgencyDocuments } from "@ats/core/agencies/documents-contract";
import { attachmentName } from "@ats/core/messages/attachment";
import { can } from "@ats/core/rights/rights";
import { type Selectable, sql } from "kysely";
import { addNotices } from "../../agency-portal/notices.ts";
import { publishToAgencies } from "../../agency-portal/publish-to-agencies.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { type CompanyDb, inCompany } from "../../database/database.ts";
import { needNamedApplication } from "../../documents/envelopes.ts";
import { discardFiles } from "../../files/dropped-files.ts";
import { storeFile } from "../../files/store-file.ts";
import { HttpError, notFound } from "../../kernel/http-error.ts";
import { type Call, implementOutside } from "../../kernel/implement.ts";
import { needKind } from "../../messages/attachments.ts";
import { implementAgencies, needAgencies } from "../need-agencies.ts";
import { currentReleases } from "../releases/write-releases.ts";
import { readStandingSubmission } from "../standing-submission.ts";
import type { AgencyDocumentTable } from "../tables.ts";
import { stripPdf } from "./strip-pdf.ts";

type Calling = Pick<Call, "actor" | "db">;
type Place = Pick<Selectable<AgencyDocumentTable>, "job_id" | "application_id">;

interface Asked {
  job_id?: number | undefined;
  application_id?: number | undefined;
}

const placeOf = ({ job_id, application_id }: Asked): Place => ({
  job_id: job_id ?? null,
  application_id: application_id ?? null,
});

async function needJob({ actor, db }: Calling, id: number) {
  const job = await db
    .selectFrom("jobs")
    .select(["id", "title"])
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!job) throw notFound("job");
  return job;
}

/** Reads the job of a place that the caller sees; a candidate's documents may name them. */
async function needPlace(call: Calling, { job_id, application_id }: Place) {
  if (job_id !== null) return needJob(call, job_id);
  const application = await needNamedApplication(call, application_id as number);
  return needJob(call, application.job_id);
}

function needMayChange({ actor }: Pick<Call, "actor">, { job_id }: Place): void {
  if (job_id !== null && !can(actor, "PUBLISH_JOBS"))
    throw new HttpError(403, "Only people who release jobs share their documents with agencies.");
}

const list = implementAgencies(contract.listAgencyDocuments, async (call) => {
  const { actor, db, query } = call;
  const place = placeOf(query);
  await needPlace(call, place);
  const records = await db
    .selectFrom("agency_documents as d")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "d.company_id").onRef("u.id", "=", "d.created_by"),
    )
    .select(["d.id", "d.name", "d.type", "d.size", "d.created_date_time"])
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as("created_by"))
    .where("d.company_id", "=", actor.company_id)
    .where("d.job_id", "is not distinct from", place.job_id)
    .where("d.application_id", "is not distinct from", place.application_id)
    .orderBy("d.id")
    .limit(mostAgencyDocuments)
    .execute();
  return { records };
});

/** The agency to which a candidate's document goes, with the submission; none for a job's. */
async function needReader(call: Calling, { application_id }: Place) {
  if (application_id === null) return undefined;
  const submission = await readStandingSubmission(call, application_id);
  if (!submission || submission.is_ended)
    throw new HttpError(
      409,
      "This applicant is no agency's now, so there is nobody to share with.",
    );
  return submission;
}

const add = implementOutside(contract.addAgencyDocument, async (call) => {
  const { actor, query, body, services, afterCommit } = call;
  const { company_id, user_id } = actor;
  const place = placeOf(query);
  const check = async (db: CompanyDb) => {
    await needAgencies({ actor, db });
    needMayChange({ actor }, place);
    const job = await needPlace({ actor, db }, place);
    return { job, reader: await needReader({ actor, db }, place) };
  };
  await inCompany(services.system, actor, check);
  const given = new Uint8Array(await body.arrayBuffer());
  const { type, extension } = await needKind(given);
  const bytes = extension === "pdf" ? await stripPdf(given) : given;
  const key = `${company_id}/agencies/${crypto.randomUUID()}.${extension}`;
  return storeFile(call, { key, bytes }, async (db) => {
    const { job, reader } = await check(db);
    await needRoom({ actor, db }, place);
    const document = await db
      .insertInto("agency_documents")
      .values({
        company_id,
        ...place,
        agency_id: reader?.agency_id ?? null,
        name: attachmentName(query.name, extension),
        type,
        size: bytes.length,
        file_key: key,
        created_by: user_id,
        created_date_time: services.clock(),
      })
      .returning(["id", "name", "type", "size", "created_date_time"])
      .executeTakeFirstOrThrow();
    const acting = { actor, db, services, afterCommit };
    if (reader)
      await addNotices(acting, "DOCUMENT", [
        { agency_id: reader.agency_id, job_id: reader.job_id, submission_id: reader.id },
      ]);
    await publishToAgencies(acting, await readersOf(acting, place, reader?.agency_id ?? null));
    await recordAudit(acting, {
      type: "agency_document_shared",
      subject: { id: job.id, name: job.title },
    });
    return document;
  });
});

async function needRoom({ actor, db }: Calling, { job_id, application_id }: Place) {
  const { count } = await db
    .selectFrom("agency_documents")
    .where("company_id", "=", actor.company_id)
    .where("job_id", "is not distinct from", job_id)
    .where("application_id", "is not distinct from", application_id)
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostAgencyDocuments)
    throw new HttpError(
      409,
      `Agencies have ${mostAgencyDocuments} documents here. Delete one, then share another.`,
    );
}

async function readersOf({ actor, db }: Calling, { job_id }: Place, agency_id: number | null) {
  if (agency_id !== null) return [agency_id];
  const releases = await currentReleases(db, actor.company_id, job_id as number);
  return releases.map((release) => release.agency_id);
}

async function needDocument(call: Calling, id: number) {
  const document = await call.db
    .selectFrom("agency_documents")
    .selectAll()
    .where("company_id", "=", call.actor.company_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!document) throw notFound("document");
  return { document, job: await needPlace(call, document) };
}

const read = implementAgencies(contract.getAgencyDocument, async (call) => {
  const { document } = await needDocument(call, call.params.id);
  const { file_key, name, type } = document;
  return { read: () => call.services.files.get(file_key), name, type };
});

const remove = implementAgencies(contract.removeAgencyDocument, async (call) => {
  const { actor, db, params } = call;
  const { document, job } = await needDocument(call, params.id);
  needMayChange(call, document);
  await db
    .deleteFrom("agency_documents")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", document.id)
    .execute();
  await discardFiles(call, db, actor.company_id, [document.file_key]);
  await publishToAgencies(call, await readersOf(call, document, document.agency_id));
  await recordAudit(call, {
    type: "agency_document_removed",
    subject: { id: job.id, name: job.title },
  });
  return {};
});

export const agencyDocumentHandlers = [list, add, read, remove];
