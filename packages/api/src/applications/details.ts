import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import type { getApplication } from "@ats/core/applications/contract";
import { type ApplicationStatus, movesFrom, needsReason } from "@ats/core/applications/status";
import { sql } from "kysely";
import type { Call, SessionActor } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { readerStates } from "./reader-state.ts";
import { readHighlights } from "./highlights.ts";
import {
  type ApplicationDetailsRow,
  type ApplicationRow,
  applicationColumns,
  applicationTables,
  nodeName,
  nodesOfJob,
  type OtherRow,
  presentDetails,
} from "./presenter.ts";

type Restored = Pick<ApplicationDetailsRow, "restore_status" | "restore_node_id">;
type Stored = Omit<ApplicationDetailsRow, "interview_count" | "others" | keyof Restored>;

/** Reads the application with everything that its page shows the actor. */
export async function readDetails({ actor, params, db }: Call<typeof getApplication>) {
  const { rows } = await sql<Stored>`
    select ${applicationColumns}, a.answers, a.submitted_differences, a.cv_name, a.cv_type, a.cv_size, c.history, ${nodesOfJob},
      json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as owner
    from ${applicationTables} join users u on u.id = j.recruiter_id
    where a.id = ${params.id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("application");
  const known = await readerStates(db, actor, rows);
  return presentDetails(
    {
      ...row,
      interview_count: await countInterviews(db, row.id),
      ...(needsReason(row.status) ? await stageBefore(db, row) : nowhere),
      others: await othersOf(db, actor, row),
    },
    actor,
    await readHighlights(db, actor),
    known(row),
  );
}

async function countInterviews(db: CompanyDb, id: number) {
  const { count } = await db
    .selectFrom("interviews")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("application_id", "=", id)
    .where("status", "<>", "CANCELLED")
    .executeTakeFirstOrThrow();
  return count;
}

const nowhere: Restored = { restore_status: null, restore_node_id: null };

/** The stage before the last move, if the application may return there. */
async function stageBefore(
  db: CompanyDb,
  { id, status, submitted, nodes }: Stored,
): Promise<Restored> {
  const last = await db
    .selectFrom("activities")
    .select(["status_before", "value_before"])
    .where("application_id", "=", id)
    .where("type", "=", "status_changed")
    .orderBy("created_date_time", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const before: ApplicationStatus = last?.status_before ?? "APPLIED";
  if (!movesFrom(status, submitted).includes(before) || needsReason(before)) return nowhere;
  const node = nodes.find((each) => each.status === before && each.name === last?.value_before);
  return { restore_status: before, restore_node_id: node?.id ?? null };
}

/**
 * The person's other applications, except those anonymised for the actor, whom this page would
 * name.
 */
async function othersOf(db: CompanyDb, actor: SessionActor, row: ApplicationRow) {
  const { rows } = await sql<OtherRow & { anonymised: boolean }>`
    select a.id, a.status, ${nodeName}, a.created_date_time, a.anonymised, j.title as job_title, j.job_number
    from applications a join jobs j on j.id = a.job_id
    where a.candidate_id = ${row.candidate_id} and a.id <> ${row.id}
    order by a.created_date_time desc, a.id desc`.execute(db);
  const known = await readerStates(db, actor, rows);
  return rows
    .filter((other) => !isAnonymisedFor(actor, other.anonymised && !known(other).revealed))
    .map(({ id, status, node_name, created_date_time, job_title, job_number }) => ({
      id,
      status,
      node_name,
      created_date_time,
      job_title,
      job_number,
    }));
}

/** Refuses an application that does not exist for the company. */
export async function needApplication(db: CompanyDb, id: number) {
  const application = await db
    .selectFrom("applications")
    .select(["id", "job_id", "candidate_id", "anonymised", "answers", "rating"])
    .select(["cv_key", "cv_name", "cv_type"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!application) throw notFound("application");
  return application;
}
