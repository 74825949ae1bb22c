import { delegationProblem } from "@ats/core/approvals/delegation";
import * as contract from "@ats/core/approvals/delegations-contract";
import { localDateOf } from "@ats/core/interviews/zoned-time";
import { writeDate } from "@ats/core/languages/write-date";
import { to } from "@ats/core/navigation/routes";
import { can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { CompanyDb } from "../database/database.ts";
import { interviewSettings } from "../interviews/settings.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { queueMail } from "../mail/outbox.ts";
import { approversToChoose } from "./need-known-approvers.ts";

/** The user whose approvals are delegated: the caller, or a colleague of who manages approvals. */
async function needOwner({
  actor,
  db,
  params,
}: Pick<Call, "actor" | "db"> & { params: { id: number } }) {
  const isOwn = params.id === actor.user_id;
  if (!isOwn && !can(actor, "MANAGE_APPROVALS")) throw notFound("user");
  const user = await db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .where("deleted_date_time", "is", null)
    .select(["id", "first_name", "last_name"])
    .executeTakeFirst();
  if (!user) throw notFound("user");
  return { ...user, name: `${user.first_name} ${user.last_name}`, isOwn };
}

async function todayOf({ actor, db, services }: Pick<Call, "actor" | "db" | "services">) {
  const { time_zone } = await interviewSettings(db, actor.company_id);
  return localDateOf(services.clock().toISOString(), time_zone);
}

async function standInsOf(db: CompanyDb, user: number, today: string) {
  const { rows } = await sql<contract.StandIn>`
    select d.id, d.starts::text, d.ends::text, json_build_object(
        'id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as user
    from approval_delegations d
    join users u on u.company_id = d.company_id and u.id = d.to_user_id
    where d.from_user_id = ${user} and d.ends >= ${today}::date
    order by d.starts, d.id`.execute(db);
  return rows;
}

const list = implement(contract.listStandIns, async (call) => {
  const { actor, db } = call;
  const owner = await needOwner(call);
  return {
    records: await standInsOf(db, owner.id, await todayOf(call)),
    colleagues: await approversToChoose(db, actor.company_id).where("id", "<>", owner.id).execute(),
  };
});

const add = implement(contract.addStandIn, async (call) => {
  const { actor, body, db, services } = call;
  const { starts, ends } = body;
  const owner = await needOwner(call);
  const today = await todayOf(call);
  if (starts < today) throw new HttpError(400, "Choose a first day that is not over yet.");
  // Two delegations at once could make a circle that neither sees.
  await sql`select pg_advisory_xact_lock(hashtext('approval_delegations'),
    ${actor.company_id}::int)`.execute(db);
  const standIn = await approversToChoose(db, actor.company_id)
    .where("id", "=", body.user_id)
    .select("email")
    .forShare()
    .executeTakeFirst();
  if (!standIn) throw new HttpError(400, "They cannot sign in here. Choose another colleague.");
  const { rows: known } = await sql<{ from: number; to: number; starts: string; ends: string }>`
    select from_user_id as "from", to_user_id as "to", starts::text, ends::text
    from approval_delegations where ends >= ${today}::date`.execute(db);
  const problem = delegationProblem(known, { from: owner.id, to: standIn.id, starts, ends });
  if (problem) throw new HttpError(409, problem);
  const { id } = await db
    .insertInto("approval_delegations")
    .values({
      company_id: actor.company_id,
      from_user_id: owner.id,
      to_user_id: standIn.id,
      starts,
      ends,
      created_by: actor.user_id,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (standIn.id !== actor.user_id) {
    const days = [starts, ends].map(inWords).join(" to ");
    await queueMail(
      db,
      actor.company_id,
      {
        to: standIn.email,
        subject: `You stand in for ${owner.name}`,
        text: `Hello ${standIn.first_name},\n\nFrom ${days} you decide about approvals in place of ${owner.name}, those that wait already included.\n\nApprovals: ${new URL(to.approvalRequestTable(), services.publicUrl).href}`,
      },
      services.clock(),
    );
  }
  await record(call, "stand_in_added", owner, { ...body, name: nameOf(standIn) });
  const { email: _, ...user } = standIn;
  return { id, user, starts, ends };
});

const remove = implement(contract.removeStandIn, async (call) => {
  const { db, params } = call;
  const owner = await needOwner(call);
  const today = await todayOf(call);
  const standIn = (await standInsOf(db, owner.id, today)).find(
    ({ id }) => id === params.stand_in_id,
  );
  if (!standIn) throw notFound("stand-in");
  await db.deleteFrom("approval_delegations").where("id", "=", standIn.id).execute();
  const { user, starts, ends } = standIn;
  await record(call, "stand_in_removed", owner, { starts, ends, name: nameOf(user) });
  return {};
});

const nameOf = (user: { first_name: string; last_name: string }) =>
  `${user.first_name} ${user.last_name}`;

const inWords = (day: string) =>
  writeDate("en", { dateStyle: "long", timeZone: "UTC" }, new Date(day));

/** Records what is done about a colleague's stand-ins; one's own are one's own affair. */
async function record(
  call: Pick<Call, "actor" | "db" | "services" | "afterCommit">,
  type: "stand_in_added" | "stand_in_removed",
  { isOwn, id, name }: { isOwn: boolean; id: number; name: string },
  { starts, ends, name: standIn }: { starts: string; ends: string; name: string },
) {
  if (isOwn) return;
  const value = `${standIn}, ${starts} to ${ends}`;
  const change =
    type === "stand_in_added"
      ? { field: "stand_in", before: null, after: value }
      : { field: "stand_in", before: value, after: null };
  await recordAudit(call, { type, subject: { id, name }, changes: [change] });
}

export const delegationHandlers = [list, add, remove];
