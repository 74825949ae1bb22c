import * as contract from "@ats/core/sift/contract";
import type { SiftQuestion } from "@ats/core/sift/contract";
import { writtenTypes } from "@ats/core/jobs/question";
import { hidePerson } from "@ats/core/sift/hide-person";
import { sql } from "kysely";
import { presentIds } from "../applications/neighbours.ts";
import type { CompanyDb } from "../database/database.ts";
import { readJob } from "../jobs/details.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";

/** Written answers of a job's applicants at the first stage, unless their sift has ended. */
const openAnswers = (job_id: number) => sql`
  select a.company_id, a.id as application_id, a.candidate_id, q.id as question_id,
    given ->> 'answer' as text
  from applications a
    cross join jsonb_array_elements(a.answers) given
    join job_questions q on q.company_id = a.company_id and q.job_id = a.job_id
      and q.id::text = given ->> 'question_id' and q.type = any(${[...writtenTypes]}::text[])
  where a.job_id = ${job_id} and a.status = 'APPLIED' and trim(given ->> 'answer') <> ''
    and not exists (select from sift_scores s where s.company_id = a.company_id
      and s.application_id = a.id and s.question_id = q.id and s.finished_date_time is not null)`;

const get = implement(contract.getSift, async ({ actor, params, db }) => {
  await readJob(db, params.id);
  const { rows } = await sql<SiftQuestion>`
    select q.id, q.text, count(distinct o.application_id)::int as answers,
      count(s.score) filter (where s.user_id = ${actor.user_id})::int as scored,
      count(distinct s.application_id)::int as scored_by_anyone
    from job_questions q
      left join (${openAnswers(params.id)}) o on o.question_id = q.id
      left join sift_scores s on s.company_id = o.company_id
        and s.application_id = o.application_id and s.question_id = o.question_id
        and s.score is not null
    where q.job_id = ${params.id} and q.type = any(${[...writtenTypes]}::text[])
    group by q.id, q.text, q.position order by q.position`.execute(db);
  return { questions: rows };
});

/** Gives each new answer a random key, which is its name and its place for this reviewer. */
const answers = implement(contract.listSiftAnswers, async ({ actor, params, query, db }) => {
  await readJob(db, params.id);
  const open = openAnswers(params.id);
  await sql`insert into sift_scores (company_id, application_id, question_id, user_id)
    select o.company_id, o.application_id, o.question_id, ${actor.user_id} from (${open}) o
    where o.question_id = ${query.question_id} on conflict do nothing`.execute(db);
  const { rows } = await sql<Answer>`
    select s.key, s.score, o.text, c.first_name, c.last_name
    from (${open}) o
      join sift_scores s on s.company_id = o.company_id and s.application_id = o.application_id
        and s.question_id = o.question_id and s.user_id = ${actor.user_id}
      join candidates c on c.company_id = o.company_id and c.id = o.candidate_id
    where o.question_id = ${query.question_id} order by s.key`.execute(db);
  return {
    records: rows.map(({ key, score, text, first_name, last_name }) => ({
      key,
      score,
      text: hidePerson(text, [first_name, last_name]),
    })),
  };
});

interface Answer {
  key: string;
  score: number | null;
  text: string;
  first_name: string;
  last_name: string;
}

const score = implement(contract.scoreSiftAnswer, async ({ actor, params, body, db }) => {
  const answer = await db
    .selectFrom("sift_scores")
    .select("finished_date_time")
    .where("company_id", "=", actor.company_id)
    .where("key", "=", params.key)
    .where("user_id", "=", actor.user_id)
    .forUpdate()
    .executeTakeFirst();
  if (!answer) throw notFound("answer");
  if (answer.finished_date_time)
    throw new HttpError(409, "The sift of this answer has ended, so its score stays.");
  await db
    .updateTable("sift_scores")
    .set({ score: body.score })
    .where("company_id", "=", actor.company_id)
    .where("key", "=", params.key)
    .execute();
  return {};
});

const ofJob = (db: CompanyDb, job_id: number) =>
  db.selectFrom("applications").select("id").where("job_id", "=", job_id);

const finish = implement(contract.finishSift, async ({ params, db, services }) => {
  await readJob(db, params.id);
  const finished = await db
    .updateTable("sift_scores")
    .set({ finished_date_time: services.clock() })
    .where("application_id", "in", ofJob(db, params.id))
    .where("score", "is not", null)
    .where("finished_date_time", "is", null)
    .returning("application_id")
    .execute();
  return { finished: new Set(finished.map(({ application_id }) => application_id)).size };
});

interface QuestionResult {
  application_id: number;
  question_id: string;
  mean: number;
  reviewers: number[];
}

const results = implement(contract.listSiftResults, async ({ params, db, ...call }) => {
  await readJob(db, params.id);
  const { rows } = await sql<QuestionResult>`
    select s.application_id, s.question_id, avg(s.score)::float as mean,
      array_agg(s.user_id) as reviewers
    from sift_scores s
      join applications a on a.company_id = s.company_id and a.id = s.application_id
      join job_questions q on q.company_id = a.company_id and q.job_id = a.job_id
        and q.id = s.question_id
    where a.job_id = ${params.id} and s.finished_date_time is not null and s.score is not null
    group by s.application_id, s.question_id, q.position order by q.position`.execute(db);
  const ofPerson = Map.groupBy(rows, ({ application_id }) => application_id);
  const people = await presentIds({ db, ...call }, [...ofPerson.keys()]);
  return {
    records: people
      .map((person) => {
        const found = ofPerson.get(person.id) ?? [];
        return {
          ...person,
          mean: found.reduce((total, { mean }) => total + mean, 0) / found.length,
          reviewers: new Set(found.flatMap(({ reviewers }) => reviewers)).size,
          questions: found.map(({ question_id, mean, reviewers }) => ({
            id: question_id,
            mean,
            reviewers: reviewers.length,
          })),
        };
      })
      .toSorted((a, b) => b.mean - a.mean || a.id - b.id),
  };
});

export const siftHandlers = [get, answers, score, finish, results];
