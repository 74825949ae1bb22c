import * as contract from "@ats/core/agencies/questions-contract";
import type { AgencyQuestion } from "@ats/core/agencies/questions-contract";
import { type RawBuilder, sql } from "kysely";
import { addNotices } from "../agency-portal/notices.ts";
import { publishToAgencies } from "../agency-portal/publish-to-agencies.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { notFound, stale } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { orderBy } from "../lists/list-query.ts";
import { implementAgencies } from "./need-agencies.ts";

type Times = "created_date_time" | "answered_date_time";
type Row = Omit<AgencyQuestion, Times | "agency"> & {
  agency_id: number;
  agency: string;
  created_date_time: Date;
  answered_date_time: Date | null;
};

async function needJob({ actor, db }: Pick<Call, "actor" | "db">, id: number) {
  const job = await db
    .selectFrom("jobs")
    .select(["id", "title"])
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!job) throw notFound("job");
  return job;
}

const ofJob = ({ actor }: Pick<Call, "actor">, id: number) =>
  sql`q.company_id = ${actor.company_id} and q.job_id = ${id}`;

async function readQuestions(
  { db }: Pick<Call, "db">,
  from: RawBuilder<unknown>,
  rest = sql``,
): Promise<AgencyQuestion[]> {
  const { rows } = await sql<Row>`
    select q.id, q.agency_id, a.name as agency, q.asked_by, q.text, q.created_date_time, q.answer,
      q.is_shared, nullif(concat_ws(' ', u.first_name, u.last_name), '') as answered_by,
      q.answered_date_time, q.version
    from agency_questions q
      join agencies a on a.company_id = q.company_id and a.id = q.agency_id
      left join users u on u.company_id = q.company_id and u.id = q.answered_by
    where ${from} ${rest}`.execute(db);
  return rows.map(({ agency_id, agency: name, ...question }) => ({
    ...question,
    agency: { id: agency_id, name },
    created_date_time: question.created_date_time.toISOString(),
    answered_date_time: question.answered_date_time?.toISOString() ?? null,
  }));
}

const list = implementAgencies(contract.listAgencyQuestions, async (call) => {
  const { db, params, query } = call;
  await needJob(call, params.id);
  const from = ofJob(call, params.id);
  const keys: [RawBuilder<unknown>, "asc"][] = [
    [sql`q.created_date_time`, "asc"],
    [sql`q.id`, "asc"],
  ];
  const records = await readQuestions(
    call,
    from,
    sql`order by q.answer is not null, ${orderBy(keys, query.so)}
      limit ${query.per_page} offset ${query.page_no * query.per_page}`,
  );
  const { rows } = await sql<{ total: number; unanswered: number }>`
    select count(*)::int as total, (count(*) filter (where q.answer is null))::int as unanswered
    from agency_questions q where ${from}`.execute(db);
  return { records, total: rows[0]?.total ?? 0, unanswered: rows[0]?.unanswered ?? 0 };
});

const answer = implementAgencies(contract.answerAgencyQuestion, async (call) => {
  const { actor, body, db, params, services, version } = call;
  const job = await needJob(call, params.id);
  const question = await db
    .selectFrom("agency_questions")
    .select(["id", "agency_id", "version", "is_shared"])
    .where("company_id", "=", actor.company_id)
    .where("job_id", "=", job.id)
    .where("id", "=", params.question_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!question) throw notFound("question");
  if (question.version !== version) throw stale("The answer was");
  await db
    .updateTable("agency_questions")
    .set((row) => ({
      ...body,
      answered_by: actor.user_id,
      answered_date_time: services.clock(),
      version: row("version", "+", 1),
    }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", question.id)
    .execute();
  const readers = await readersOf(call, job.id, question.agency_id, body.is_shared);
  await addNotices(
    call,
    "ANSWERED",
    readers.map((agency_id) => ({ agency_id, job_id: job.id })),
  );
  const earlier = await readersOf(call, job.id, question.agency_id, question.is_shared === true);
  await publishToAgencies(call, [...readers, ...earlier]);
  await recordAudit(call, {
    type: "agency_question_answered",
    subject: { id: job.id, name: job.title },
  });
  const [answered] = await readQuestions(
    call,
    sql`${ofJob(call, job.id)} and q.id = ${question.id}`,
  );
  return answered as AgencyQuestion;
});

/** The agency that asked; with a shared answer, all that have the job now. */
async function readersOf(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  job_id: number,
  asker: number,
  isShared: boolean,
): Promise<number[]> {
  if (!isShared) return [asker];
  const releases = await db
    .selectFrom("job_releases")
    .select("agency_id")
    .where("company_id", "=", actor.company_id)
    .where("job_id", "=", job_id)
    .where("withdrawn_date_time", "is", null)
    .where("opens_date_time", "<=", services.clock())
    .execute();
  return [...new Set([asker, ...releases.map(({ agency_id }) => agency_id)])];
}

export const agencyQuestionsHandlers = [list, answer];
