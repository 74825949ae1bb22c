import { sql } from "kysely";
import {
  type Erasure,
  type ExportedPerson,
  erasedWords,
  type MergeSide,
  type PersonParticipant,
} from "../candidates/person-participant.ts";
import type { Call } from "../kernel/implement.ts";
import { normalise } from "../search/normalise.ts";
import { recordActivities } from "./activity.ts";
import { publishChange } from "./publish-change.ts";

export const applicationsPersonData: PersonParticipant = {
  tables: ["applications", "activities", "notes", "scorecards", "application_views", "reveals"],

  async erase(erasure) {
    const { db, id, ofApplications } = erasure;
    const { rows } = await sql<{ cv_key: string }>`select cv_key from applications
      where candidate_id = ${id} and cv_key is not null`.execute(db);
    const notes = await sql`delete from notes where ${ofApplications}`.execute(db);
    const applications = await db
      .updateTable("applications")
      .set({
        answers: "[]",
        submitted_differences: "{}",
        tags: [],
        sort_name: "",
        cv_key: null,
        cv_name: null,
      })
      .set({ cv_type: null, cv_size: null })
      .where("candidate_id", "=", id)
      .returning(["id", "job_id"])
      .execute();
    await sql`update scorecards set comment = '' where ${ofApplications}`.execute(db);
    return {
      applications,
      files: rows.map(({ cv_key }) => cv_key),
      counts: { notes: Number(notes.numAffectedRows ?? 0) },
      finish: () => eraseTypedWords(erasure),
    };
  },

  async exportData(person) {
    return {
      data: {
        applications: await applicationsOf(person),
        scorecards: await scorecardsOf(person),
        notes: await notesOf(person),
        record: await activitiesOf(person),
      },
    };
  },

  async onMerge(call, { from, into }) {
    return { applications: await takeApplications(call, "merged", from, into) };
  },

  async onUnmerge(call, { from, into }, { applications }) {
    await takeApplications(call, "unmerged", from, into, applications);
  },
};

/**
 * Removes typed words from the record; the act, its time and its author stay. Reasons of a move are the
 * company's own list.
 */
async function eraseTypedWords({ db, ofApplications }: Erasure) {
  await sql`update activities set reason = ${erasedWords}
    where ${ofApplications} and reason is not null and type <> 'status_changed'`.execute(db);
  await sql`update activities set
      value_before = case when value_before is not null then ${erasedWords} end,
      value_after = case when value_after is not null then ${erasedWords} end
    where ${ofApplications} and (type = 'tagged' or type like 'document\\_%')`.execute(db);
  await sql`update reveals set reason = ${erasedWords} where ${ofApplications}`.execute(db);
}

const applicationsOf = ({ db, id }: ExportedPerson) =>
  db
    .selectFrom("applications as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .where("a.candidate_id", "=", id)
    .select(["j.title as job_title", "j.job_number", "a.status", "a.status_reason", "a.source"])
    .select([
      "a.answers",
      "a.submitted_differences",
      "a.tags",
      "a.rating",
      "a.score",
      "a.consent_date_time",
    ])
    .select(["a.status_date_time", "a.created_date_time"])
    .select(
      sql`(select form from saved_applications k where k.application_id = a.id)`.as("not_sent_yet"),
    )
    .orderBy("a.created_date_time")
    .execute();

async function scorecardsOf({ db, id }: ExportedPerson) {
  const { rows } = await sql`
    select j.job_number, u.user_type as written_by, s.ratings, s.decision, s.comment,
      s.submitted_date_time
    from scorecards s
    join applications a on a.company_id = s.company_id and a.id = s.application_id
    join jobs j on j.company_id = a.company_id and j.id = a.job_id
    join users u on u.company_id = s.company_id and u.id = s.user_id
    where a.candidate_id = ${id}
    order by s.submitted_date_time, s.application_id`.execute(db);
  return rows;
}

async function notesOf({ db, id }: ExportedPerson) {
  const { rows } = await sql`
    select j.job_number, u.user_type as written_by, n.text, n.created_date_time
    from notes n
    join applications a on a.company_id = n.company_id and a.id = n.application_id
    join jobs j on j.company_id = a.company_id and j.id = a.job_id
    join users u on u.company_id = n.company_id and u.id = n.user_id
    where a.candidate_id = ${id}
    order by n.created_date_time, n.id`.execute(db);
  return rows;
}

/**
 * Changes of the applications, with reads and reveals. A line without a user is by the candidate or
 * automatic.
 */
async function activitiesOf({ db, id }: ExportedPerson) {
  const { rows } = await sql`
    select j.job_number, v.type, u.user_type as done_by, v.status_before, v.status_after,
      v.value_before, v.value_after, v.reason, v.created_date_time
    from activities v
    join applications a on a.company_id = v.company_id and a.id = v.application_id
    join jobs j on j.company_id = a.company_id and j.id = a.job_id
    left join users u on u.company_id = v.company_id and u.id = v.user_id
    where a.candidate_id = ${id}
    order by v.created_date_time, v.id`.execute(db);
  return rows;
}

/** Moves a record's applications to another record, all or the named ones, and records it. */
async function takeApplications(
  call: Call,
  type: "merged" | "unmerged",
  from: MergeSide,
  into: MergeSide,
  only?: number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number; job_id: number }>`
    update applications set candidate_id = ${into.id}, candidate_number = ${into.candidate_number},
      sort_name = ${normalise(`${into.last_name} ${into.first_name}`)}
    where candidate_id = ${from.id} ${only ? sql`and id = any(${only}::bigint[])` : sql``}
    returning id, job_id`.execute(call.db);
  await recordActivities(
    call,
    rows.map(({ id }) => ({
      application_id: id,
      type: `candidate_${type}` as const,
      value_before: `candidate ${from.candidate_number}`,
      value_after: `candidate ${into.candidate_number}`,
    })),
  );
  publishChange(call, rows);
  return rows.map(({ id }) => id);
}
