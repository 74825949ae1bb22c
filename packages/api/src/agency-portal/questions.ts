import * as contract from "@ats/core/agency-portal/questions-contract";
import type { AgencyJobQuestion } from "@ats/core/agency-portal/questions-contract";
import { questionsPerDay } from "@ats/core/agency-portal/question";
import { to } from "@ats/core/navigation/routes";
import { type RawBuilder, sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError } from "../kernel/http-error.ts";
import { before } from "../kernel/time.ts";
import { orderBy } from "../lists/list-query.ts";
import { queueMail } from "../mail/outbox.ts";
import { notifyOfQuestion } from "../notifications/notify.ts";
import { type ClientCall, implementForClient } from "./for-client.ts";
import { readReleasedJob } from "./released-jobs.ts";

const dayMs = 24 * 60 * 60_000;

type Calling = Pick<ClientCall, "actor" | "client" | "db" | "services">;

const needReleased = ({ client, db, services }: Calling, id: number) =>
  readReleasedJob(db, { ...client, now: services.clock() }, id);

type Times = "created_date_time" | "answered_date_time";
type Row = Omit<AgencyJobQuestion, Times> & {
  created_date_time: Date;
  answered_date_time: Date | null;
};

const list = implementForClient(contract.listAgencyJobQuestions, async (call) => {
  const { client, db, params, query } = call;
  await needReleased(call, params.id);
  const isOwn = sql`q.agency_id = ${client.agency_id}`;
  const from = sql`agency_questions q where q.company_id = ${client.company_id}
    and q.job_id = ${params.id} and (${isOwn} or (q.is_shared and q.answer is not null))`;
  const keys: [RawBuilder<unknown>, "asc"][] = [
    [sql`q.created_date_time`, "asc"],
    [sql`q.id`, "asc"],
  ];
  const { rows } = await sql<Row>`
    select q.id, q.text, q.created_date_time, ${isOwn} as is_own,
      case when ${isOwn} then q.asked_by end as asked_by, q.answer, q.answered_date_time
    from ${from} order by ${orderBy(keys, query.so)}
    limit ${query.per_page} offset ${query.page_no * query.per_page}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${from}`.execute(db);
  return { records: rows, total: counted.rows[0]?.total ?? 0 };
});

const ask = implementForClient(contract.askAgencyJobQuestion, async (call) => {
  const { actor, body, client, db, params, services } = call;
  const job = await needReleased(call, params.id);
  await needQuestionsLeft(call);
  const now = services.clock();
  const { id } = await db
    .insertInto("agency_questions")
    .values({
      company_id: client.company_id,
      job_id: job.id,
      agency_id: client.agency_id,
      asked_by: actor.visitor?.name ?? "",
      text: body.text,
      created_date_time: now,
      answer: null,
      is_shared: null,
      answered_by: null,
      answered_date_time: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await mailRecruiter(call, job);
  await notifyRecruiter(call, { id, job_id: job.id });
  await recordAudit(call, {
    type: "agency_question_asked",
    subject: { id: job.id, name: job.title },
  });
  return { id };
});

async function needQuestionsLeft({ client, db, services }: Calling): Promise<void> {
  const { company_id, agency_id } = client;
  await sql`select pg_advisory_xact_lock(hashtext('agency_questions'), ${agency_id}::int)`.execute(
    db,
  );
  const { asked } = await db
    .selectFrom("agency_questions")
    .where("company_id", "=", company_id)
    .where("agency_id", "=", agency_id)
    .where("created_date_time", ">", before(services.clock(), dayMs))
    .select((row) => row.fn.countAll<number>().as("asked"))
    .executeTakeFirstOrThrow();
  if (Number(asked) >= questionsPerDay)
    throw new HttpError(
      429,
      `You have asked ${client.name} ${questionsPerDay} questions within a day. Ask again tomorrow.`,
    );
}

async function notifyRecruiter(
  { client, db, services, afterCommit }: Calling & Pick<ClientCall, "afterCommit">,
  { id, job_id }: { id: number; job_id: number },
): Promise<void> {
  const { company_id } = client;
  const { recruiter_id } = await db
    .selectFrom("jobs")
    .select("recruiter_id")
    .where("company_id", "=", company_id)
    .where("id", "=", job_id)
    .executeTakeFirstOrThrow();
  const question = { company_id, id, job_id, created_date_time: services.clock() };
  await notifyOfQuestion(db, question, recruiter_id);
  const event = { company_id, job_id, application_ids: [], activity_ids: [] };
  afterCommit(() => services.live.publish({ ...event, question_ids: [id] }));
}

/** Mails the job's recruiter without the question's words, which may name a candidate. */
async function mailRecruiter(
  { client, db, services }: Calling,
  job: { id: number; title: string },
): Promise<void> {
  const { company_id } = client;
  const found = await db
    .selectFrom("jobs as j")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "j.company_id").onRef("u.id", "=", "j.recruiter_id"),
    )
    .innerJoin("agencies as a", (on) =>
      on.onRef("a.company_id", "=", "j.company_id").on("a.id", "=", client.agency_id),
    )
    .select(["u.first_name", "u.email", "a.name"])
    .where("j.company_id", "=", company_id)
    .where("j.id", "=", job.id)
    .where("u.is_active", "=", true)
    .where("u.send_notification", "=", true)
    .executeTakeFirst();
  if (!found) return;
  const link = new URL(to.applicationList({ id: job.id }), services.publicUrl).href;
  await queueMail(
    db,
    company_id,
    {
      to: found.email,
      subject: `${found.name} asks about ${job.title}`,
      text: `Hello ${found.first_name},\n\n${found.name} has a question about ${job.title}. You are the recruiter of this job.\n\nRead and answer it under “Agencies” of the job: ${link}`,
    },
    services.clock(),
    { about: `agency questions of job ${job.id}` },
  );
}

export const agencyQuestionHandlers = [list, ask];
