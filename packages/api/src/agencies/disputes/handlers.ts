import * as contract from "@ats/core/agencies/disputes-contract";
import { sql } from "kysely";
import { recordAudit } from "../../audit/record-audit.ts";
import { type CompanyDb, inCompany } from "../../database/database.ts";
import { storeFile } from "../../files/store-file.ts";
import { HttpError } from "../../kernel/http-error.ts";
import { type Call, implementOutside } from "../../kernel/implement.ts";
import { hasRight } from "../../roles/has-right.ts";
import { companyToday } from "../company-today.ts";
import { implementAgencies, needAgencies } from "../need-agencies.ts";
import { presentOwner, readSubmission } from "../ownership/read-submission.ts";
import { decide, earliestDay, readEvents } from "./decide-dispute.ts";
import { authorFor, finish, needFileReader } from "./dispute-reader.ts";
import { readDisputes } from "./list-disputes.ts";
import { publishDispute } from "./publish-dispute.ts";
import { disputeFile, needDispute, readProof, subjectOf } from "./read-dispute.ts";
import {
  addEntry,
  addProof,
  addStatement,
  insertDispute,
  needDisputesLeft,
  needOpen,
  needProofsLeft,
  openingOf,
  readUploadedProof,
  withdrawDispute,
} from "./write-dispute.ts";

const list = implementAgencies(contract.listAgencyDisputes, async ({ actor, db, query }) => {
  const { agency_id, application_id } = query;
  const condition = sql`d.company_id = ${actor.company_id}
    ${agency_id === undefined ? sql`` : sql`and d.agency_id = ${agency_id}`}
    ${
      application_id === undefined
        ? sql``
        : sql`and d.submission_id = any(array(select s.id from agency_submissions s
            where s.company_id = ${actor.company_id} and s.application_id = ${application_id}))`
    }`;
  const agency = sql`json_build_object('id', g.id, 'name', g.name) as agency`;
  return readDisputes<contract.AgencyDisputeLine>(db, condition, agency, query);
});

const listDeciders = implementAgencies(contract.listDisputeDeciders, async ({ actor, db }) => ({
  records: await deciders(db, actor.company_id),
}));

/** The users who can decide disputes, by name; one of them where an id is given. */
async function deciders(db: CompanyDb, company_id: number, id?: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name from users u
    where u.company_id = ${company_id} and u.is_active and ${hasRight("u", "UPDATE_AGENCIES")}
      ${id === undefined ? sql`` : sql`and u.id = ${id}`}
    order by 2, 1 limit 200`.execute(db);
  return rows;
}

/** Reads who is to decide. Nobody decides what they have opened themselves. */
async function needDecider(
  { actor, db }: Pick<Call, "actor" | "db">,
  decider_id: number,
  opener_id: number | null,
): Promise<string> {
  if (decider_id === opener_id)
    throw new HttpError(
      409,
      "Whoever opened a dispute does not decide it. Choose another colleague.",
    );
  const [decider] = await deciders(db, actor.company_id, decider_id);
  if (!decider)
    throw new HttpError(
      400,
      "This colleague may not decide disputes. Choose somebody who manages agencies.",
    );
  return decider.name;
}

const open = implementAgencies(contract.openAgencyDispute, async (call) => {
  const { actor, body, db, services } = call;
  const { company_id, user_id } = actor;
  const submission = await readSubmission(db, { company_id, id: body.submission_id });
  const decider = await needDecider(call, body.decider_id, user_id);
  const now = services.clock();
  await needDisputesLeft(db, { company_id }, now);
  const opening = await openingOf(db, submission).executeTakeFirstOrThrow();
  await needFileReader(call, { ...submission, job_id: opening.job_id });
  const author = await authorFor(call);
  const { reason, decider_id } = body;
  const id = await insertDispute(db, opening, author, { reason, decider_id, now });
  await addEntry(db, { company_id, id }, author, { kind: "DECIDER", text: decider, now });
  const dispute = await needDispute(db, { company_id, id });
  await finish(call, dispute, { type: "dispute_opened" });
  return { id };
});

const keyOf = ({ actor, params }: { actor: { company_id: number }; params: { id: number } }) => ({
  company_id: actor.company_id,
  id: params.id,
});

const get = implementAgencies(contract.getAgencyDispute, async (call) => {
  const dispute = await needDispute(call.db, keyOf(call));
  await needFileReader(call, dispute);
  return disputeFile(call.db, dispute);
});

const handling = implementAgencies(contract.getDisputeHandling, async (call) => {
  const { actor, db, services } = call;
  const dispute = await needDispute(db, keyOf(call));
  await needFileReader(call, dispute);
  const { company_id, agency_id, application_id, decider_id } = dispute;
  const today = await companyToday(db, company_id, services.clock());
  const { events, owner } = await readEvents(db, dispute, today);
  const agency =
    owner &&
    (await db
      .selectFrom("agencies")
      .select(["id", "name"])
      .where("company_id", "=", company_id)
      .where("id", "=", owner.agency_id)
      .executeTakeFirst());
  return {
    agency_id,
    application_id,
    today,
    earliest: dispute.submission_id === null ? today : earliestDay(dispute, events, today),
    owner: presentOwner(owner, agency, today),
    decider_id,
    is_decider: decider_id === actor.user_id,
  };
});

/** Reads a dispute to which the caller adds something. */
async function begin(call: Pick<Call, "actor" | "db"> & { params: { id: number } }) {
  const dispute = await needDispute(call.db, keyOf(call), { isLocked: true });
  await needFileReader(call, dispute);
  return dispute;
}

const nameDecider = implementAgencies(contract.nameDisputeDecider, async (call) => {
  const { body, db, services } = call;
  const dispute = await begin(call);
  needOpen(dispute);
  if (dispute.decider_id === body.decider_id) return {};
  const text = await needDecider(call, body.decider_id, dispute.opener_id);
  await db
    .updateTable("agency_disputes")
    .set({ decider_id: body.decider_id })
    .where("company_id", "=", dispute.company_id)
    .where("id", "=", dispute.id)
    .execute();
  const now = services.clock();
  await addEntry(db, dispute, await authorFor(call), { kind: "DECIDER", text, now });
  await publishDispute(call, dispute);
  await recordAudit(call, {
    type: "dispute_decider_named",
    subject: subjectOf(dispute),
    changes: [{ field: "decider", before: dispute.decider || null, after: text }],
  });
  return {};
});

const state = implementAgencies(contract.addDisputeStatement, async (call) => {
  const { body, db, services } = call;
  const dispute = await begin(call);
  await addStatement(db, dispute, await authorFor(call), { ...body, now: services.clock() });
  await finish(call, dispute, { type: "dispute_statement_added" });
  return {};
});

const attach = implementOutside(contract.attachDisputeProof, async (call) => {
  const { actor, body, services } = call;
  await inCompany(services.system, actor, async (db) => {
    await needAgencies({ actor, db });
    await needProofsLeft(db, await begin({ ...call, db }), "COMPANY");
  });
  const { key, bytes, type } = await readUploadedProof(actor.company_id, body);
  return storeFile(call, { key, bytes }, async (db) => {
    const inside = { ...call, db };
    const dispute = await begin(inside);
    const now = services.clock();
    await addProof(db, dispute, await authorFor(inside), { key, bytes, type, now });
    await finish(inside, dispute, { type: "dispute_proof_added" });
    return {};
  });
});

const getProof = implementAgencies(contract.getDisputeProof, async (call) => {
  const dispute = await needDispute(call.db, keyOf(call));
  await needFileReader(call, dispute);
  return readProof(call, dispute, call.params.proof_id);
});

const withdraw = implementAgencies(contract.withdrawAgencyDispute, async (call) => {
  const dispute = await begin(call);
  await withdrawDispute(call.db, dispute, await authorFor(call), call.services.clock());
  await finish(call, dispute, { type: "dispute_withdrawn" });
  return {};
});

export const disputeHandlers = [
  list,
  listDeciders,
  open,
  get,
  handling,
  nameDecider,
  state,
  attach,
  getProof,
  decide,
  withdraw,
];
