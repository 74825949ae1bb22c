import * as contract from "@ats/core/agency-portal/disputes-contract";
import { to } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import { readDisputes } from "../agencies/disputes/list-disputes.ts";
import {
  type DisputeRow,
  disputeFile,
  needDispute,
  readProof,
  subjectOf,
} from "../agencies/disputes/read-dispute.ts";
import {
  addProof,
  addStatement,
  type Author,
  insertDispute,
  needDisputesLeft,
  needProofsLeft,
  openingOf,
  readUploadedProof,
  withdrawDispute,
} from "../agencies/disputes/write-dispute.ts";
import { publishDispute } from "../agencies/disputes/publish-dispute.ts";
import { companyToday } from "../agencies/company-today.ts";
import { mailManagers, mailUsers } from "../agencies/mail.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { inCompany } from "../database/database.ts";
import { storeFile } from "../files/store-file.ts";
import { HttpError } from "../kernel/http-error.ts";
import { implementOutside } from "../kernel/implement.ts";
import { contactCodes } from "./contact-codes.ts";
import { type ClientCall, forClient, implementForClient } from "./for-client.ts";
import { readOwn } from "./ownership.ts";
import { readReleasedJob } from "./released-jobs.ts";

type Calling = Pick<ClientCall, "actor" | "client" | "db" | "services" | "afterCommit">;

const list = implementForClient(contract.listClientDisputes, async ({ client, db, query }) => {
  const { submission_id } = query;
  const condition = sql`d.company_id = ${client.company_id} and d.agency_id = ${client.agency_id}
    ${submission_id === undefined ? sql`` : sql`and d.submission_id = ${submission_id}`}`;
  return readDisputes<contract.ClientDisputeLine>(
    db,
    condition,
    sql`d.first_name, d.last_name`,
    query,
  );
});

/** An agency's user has no account in the client's company. */
const authorFor = ({ actor }: Pick<ClientCall, "actor">): Author => ({
  side: "AGENCY",
  user_id: null,
  name: actor.visitor?.name ?? "",
});

const openOfSubmission = implementForClient(contract.openSubmissionDispute, async (call) => {
  const { body, client, db, services } = call;
  const { company_id, agency_id } = client;
  const now = services.clock();
  const own = await readOwn({ ...call, params: { id: body.submission_id } });
  const { end_reason, ...opening } = await openingOf(db, own)
    .select("end_reason")
    .executeTakeFirstOrThrow();
  if (end_reason === "WITHDRAWN")
    throw new HttpError(
      409,
      "You withdrew this candidate yourself. Submit them again if they are open.",
    );
  const today = await companyToday(db, company_id, now);
  if (!own.is_ended && own.owned_until >= today && !(await isDeclined(call, own.id)))
    throw new HttpError(
      409,
      "The candidate is yours, so there is nothing to dispute. Write to the client instead.",
    );
  await needDisputesLeft(db, { company_id, agency_id }, now);
  const id = await insertDispute(db, opening, authorFor(call), { reason: body.reason, now });
  return opened(call, id);
});

/** True while the last answer to the agency's request for a renewal declines it. */
async function isDeclined({ client, db }: Calling, submission_id: number): Promise<boolean> {
  const last = await db
    .selectFrom("agency_ownership_events")
    .select("kind")
    .where("company_id", "=", client.company_id)
    .where("submission_id", "=", submission_id)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return last?.kind === "DECLINED";
}

/**
 * Asks nothing about the person of the client's rows, so that the answer and its time are the same for
 * everybody.
 */
const openOfPerson = implementForClient(contract.openPersonDispute, async (call) => {
  const { body, client, db, services } = call;
  const { company_id, agency_id } = client;
  const now = services.clock();
  const job = await readReleasedJob(db, { ...client, now }, body.job_id);
  await needDisputesLeft(db, { company_id, agency_id }, now);
  const { job_id: _, reason, ...person } = body;
  const contacts = await contactCodes(db, company_id, body);
  const { rows } = await sql`select from agency_disputes d
    where d.company_id = ${company_id} and d.agency_id = ${agency_id} and d.job_id = ${job.id}
      and d.state = 'OPEN' and d.submission_id is null
      and d.contacts = ${contacts}::text[] limit 1`.execute(db);
  if (rows.length > 0)
    throw new HttpError(
      409,
      "You have an open dispute about this person for this job. Add a statement to it instead.",
    );
  const id = await insertDispute(
    db,
    { company_id, agency_id, job_id: job.id, submission_id: null, contacts, ...person },
    authorFor(call),
    { reason, now },
  );
  return opened(call, id);
});

/** Tells the company of a dispute that the agency opened. */
async function opened(call: Calling, id: number): Promise<{ id: number }> {
  const { client, db, services } = call;
  const { company_id } = client;
  const dispute = await needDispute(db, { company_id, id });
  const { agency, agency_id, job } = dispute;
  await mailManagers(
    db,
    company_id,
    {
      subject: `${agency} opens a dispute about a candidate for ${job}`,
      text: `${agency} disputes whose a candidate for ${job} is.\n\nRead the file and name who decides: ${linkTo(call, agency_id)}`,
      about: `dispute ${id}`,
    },
    services.clock(),
  );
  await publishDispute(call, dispute);
  await recordAudit(call, { type: "dispute_opened", subject: subjectOf(dispute) });
  return { id };
}

const linkTo = ({ services }: Pick<Calling, "services">, agency_id: number): string =>
  new URL(to.agencyEdit({ id: agency_id }), services.publicUrl).href;

const keyOf = ({ client, params }: Pick<Calling, "client"> & { params: { id: number } }) => ({
  ...client,
  id: params.id,
});

const get = implementForClient(contract.getClientDispute, async (call) =>
  disputeFile(call.db, await needDispute(call.db, keyOf(call))),
);

/**
 * Mails who is to decide, or those who can name them, that the agency added something, and puts it on
 * record.
 */
async function finish(
  call: Calling,
  dispute: DisputeRow,
  type: "dispute_statement_added" | "dispute_proof_added" | "dispute_withdrawn",
): Promise<void> {
  const { client, db, services } = call;
  const { agency, agency_id, decider_id, id, job } = dispute;
  const notice = {
    subject: `${agency} adds to a dispute about a candidate for ${job}`,
    text: `${agency} added to the file of a dispute about a candidate for ${job}.\n\nRead it: ${linkTo(call, agency_id)}`,
    about: `dispute ${id}`,
  };
  const now = services.clock();
  if (decider_id === null) await mailManagers(db, client.company_id, notice, now);
  else await mailUsers(db, client.company_id, sql`u.id = ${decider_id}`, notice, now);
  await publishDispute(call, dispute);
  await recordAudit(call, { type, subject: subjectOf(dispute) });
}

const state = implementForClient(contract.addClientDisputeStatement, async (call) => {
  const { body, db, services } = call;
  const dispute = await needDispute(db, keyOf(call), { isLocked: true });
  await addStatement(db, dispute, authorFor(call), { ...body, now: services.clock() });
  await finish(call, dispute, "dispute_statement_added");
  return {};
});

const attach = implementOutside(contract.attachClientDisputeProof, async (call) => {
  const { actor, body, params, services } = call;
  const { client_id } = params;
  await inCompany(services.system, actor, (db) =>
    forClient({ actor, db }, client_id, async ({ client }) =>
      needProofsLeft(db, await needDispute(db, keyOf({ client, params })), "AGENCY"),
    ),
  );
  const { key, bytes, type } = await readUploadedProof(client_id, body);
  return storeFile(call, { key, bytes }, (db) =>
    forClient({ actor, db }, client_id, async (visit) => {
      const inside = { ...call, ...visit, db };
      const dispute = await needDispute(db, keyOf(inside), { isLocked: true });
      const now = services.clock();
      await addProof(db, dispute, authorFor(visit), { key, bytes, type, now });
      await finish(inside, dispute, "dispute_proof_added");
      return {};
    }),
  );
});

const getProof = implementForClient(contract.getClientDisputeProof, async (call) =>
  readProof(call, await needDispute(call.db, keyOf(call)), call.params.proof_id),
);

const withdraw = implementForClient(contract.withdrawClientDispute, async (call) => {
  const { db, services } = call;
  const dispute = await needDispute(db, keyOf(call), { isLocked: true });
  await withdrawDispute(db, dispute, authorFor(call), services.clock());
  await finish(call, dispute, "dispute_withdrawn");
  return {};
});

export const clientDisputeHandlers = [
  list,
  openOfSubmission,
  openOfPerson,
  get,
  state,
  attach,
  getProof,
  withdraw,
];
