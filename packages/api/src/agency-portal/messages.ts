import * as contract from "@ats/core/agency-portal/messages-contract";
import type { SubmissionMessage } from "@ats/core/agency-portal/messages-contract";
import { agencyMessagesPerDay } from "@ats/core/agency-portal/message";
import { to } from "@ats/core/navigation/routes";
import { type RawBuilder, sql } from "kysely";
import { recordActivities } from "../applications/activity.ts";
import { publishChange } from "../applications/publish-change.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { before } from "../kernel/time.ts";
import { orderBy } from "../lists/list-query.ts";
import { queueMail } from "../mail/outbox.ts";
import { publishMessages } from "../mail/publish-messages.ts";
import { notify } from "../notifications/notify.ts";
import { type ClientCall, implementForClient } from "./for-client.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

type Calling = Pick<ClientCall, "actor" | "client" | "db" | "services">;

/** Reads the agency's own submission; any other is refused as one that is not there. */
async function needSubmission({ client, db }: Calling, id: number) {
  const submission = await db
    .selectFrom("agency_submissions as s")
    .innerJoin("jobs as j", (on) =>
      on.onRef("j.company_id", "=", "s.company_id").onRef("j.id", "=", "s.job_id"),
    )
    .innerJoin("applications as a", (on) =>
      on.onRef("a.company_id", "=", "s.company_id").onRef("a.id", "=", "s.application_id"),
    )
    .select(["s.application_id", "a.job_id", "j.title", "j.recruiter_id"])
    .where("s.company_id", "=", client.company_id)
    .where("s.agency_id", "=", client.agency_id)
    .where("s.id", "=", id)
    .executeTakeFirst();
  if (!submission) throw notFound("candidate");
  return submission;
}

type Row = Omit<SubmissionMessage, "created_date_time"> & { created_date_time: Date };

const list = implementForClient(contract.listSubmissionMessages, async (call) => {
  const { client, db, params, query } = call;
  const { application_id } = await needSubmission(call, params.id);
  const from = sql`agency_messages m where m.company_id = ${client.company_id}
    and m.application_id = ${application_id} and m.agency_id = ${client.agency_id}`;
  const keys: [RawBuilder<unknown>, "asc"][] = [
    [sql`m.created_date_time`, "asc"],
    [sql`m.id`, "asc"],
  ];
  const { rows } = await sql<Row>`
    select m.id, m.user_id is null as is_own, case when m.user_id is null then m.agency_author
      else (select concat_ws(' ', u.first_name, u.last_name) from users u
        where u.company_id = m.company_id and u.id = m.user_id) end as author,
      m.text, m.is_feedback, m.created_date_time
    from ${from} order by ${orderBy(keys, query.so)}
    limit ${query.per_page} offset ${query.page_no * query.per_page}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${from}`.execute(db);
  return { records: rows, total: counted.rows[0]?.total ?? 0 };
});

const send = implementForClient(contract.sendSubmissionMessage, async (call) => {
  const { actor, body, client, db, params, services } = call;
  const submission = await needSubmission(call, params.id);
  const { application_id } = submission;
  await needMessagesLeft(call);
  const now = services.clock();
  await mailRecruiter(call, submission);
  const { id } = await db
    .insertInto("agency_messages")
    .values({
      company_id: client.company_id,
      agency_id: client.agency_id,
      application_id,
      user_id: null,
      agency_author: actor.visitor?.name ?? "",
      text: body.text,
      is_feedback: false,
      created_date_time: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  publishMessages({ ...call, actor }, [application_id]);
  await notifyRecruiter(call, submission);
  await recordAudit(call, {
    type: "agency_message_sent",
    subject: { id: client.agency_id, name: submission.title },
  });
  return { id };
});

async function needMessagesLeft({ client, db, services }: Calling): Promise<void> {
  const { company_id, agency_id } = client;
  await sql`select pg_advisory_xact_lock(hashtext('agency_messages'), ${agency_id}::int)`.execute(
    db,
  );
  const { sent } = await db
    .selectFrom("agency_messages")
    .where("company_id", "=", company_id)
    .where("agency_id", "=", agency_id)
    .where("user_id", "is", null)
    .where("created_date_time", ">", before(services.clock(), dayMs))
    .select((row) => row.fn.countAll<number>().as("sent"))
    .executeTakeFirstOrThrow();
  if (Number(sent) >= agencyMessagesPerDay)
    throw new HttpError(
      429,
      `You have written ${agencyMessagesPerDay} messages to ${client.name} within a day. Write again tomorrow.`,
    );
}

/** Notes the message in the application's history, and among the recruiter's notifications. */
async function notifyRecruiter(
  call: Calling & Pick<ClientCall, "afterCommit">,
  { application_id, job_id, recruiter_id }: Awaited<ReturnType<typeof needSubmission>>,
): Promise<void> {
  const recorded = await recordActivities(call, [{ application_id, type: "agency_wrote" }]);
  const activity_ids = recorded.map(({ id }) => id);
  await notify(call.db, {
    activity_ids,
    recipients: [{ user_id: recruiter_id, reason: "RECRUITER" }],
  });
  publishChange(call, [{ id: application_id, job_id }], activity_ids);
}

/** Mails the job's recruiter without the message's words, once an hour for each candidate. */
async function mailRecruiter(
  { client, db, services }: Calling,
  { application_id, title, recruiter_id }: Awaited<ReturnType<typeof needSubmission>>,
): Promise<void> {
  const { company_id } = client;
  const now = services.clock();
  const earlier = await db
    .selectFrom("agency_messages")
    .select("id")
    .where("company_id", "=", company_id)
    .where("application_id", "=", application_id)
    .where("user_id", "is", null)
    .where("created_date_time", ">", before(now, hourMs))
    .executeTakeFirst();
  const found = await db
    .selectFrom("users as u")
    .innerJoin("agencies as a", (on) =>
      on.onRef("a.company_id", "=", "u.company_id").on("a.id", "=", client.agency_id),
    )
    .select(["u.first_name", "u.email", "a.name"])
    .where("u.company_id", "=", company_id)
    .where("u.id", "=", recruiter_id)
    .where("u.is_active", "=", true)
    .where("u.send_notification", "=", true)
    .executeTakeFirst();
  if (earlier || !found) return;
  const link = new URL(to.applicationDetails({ id: application_id }), services.publicUrl).href;
  await queueMail(
    db,
    company_id,
    {
      to: found.email,
      subject: `${found.name} writes about ${title}`,
      text: `Hello ${found.first_name},\n\n${found.name} has a message about an applicant for ${title}. You are the recruiter of this job.\n\nRead it under “Agency” of the application: ${link}?tab=agency`,
    },
    now,
    { about: `agency messages of application ${application_id}` },
  );
}

export const submissionMessageHandlers = [list, send];
