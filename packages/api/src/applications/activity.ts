import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import { type ActivityType, readTypes } from "@ats/core/applications/activity";
import type { listActivity } from "@ats/core/applications/contract";
import { expiredReason } from "@ats/core/documents/envelope";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Call, RecordedActor, SessionActor } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import type { CompanyDb } from "../database/database.ts";
import { actorOf } from "../users/actor-of.ts";
import { readerStates } from "./reader-state.ts";
import { needApplication } from "./details.ts";
import type { ActivityTable } from "./tables.ts";
import { before } from "../kernel/time.ts";

type Line = Omit<
  Insertable<ActivityTable>,
  "company_id" | "user_id" | "agency" | "created_date_time"
>;

interface Recording extends Pick<Call, "db"> {
  actor: RecordedActor;
  services: Pick<Services, "clock">;
}

/** Records activities of the actor. Returns the lines' ids. */
export async function recordActivities(
  { actor, db, services }: Recording,
  lines: readonly (Line & { type: ActivityType })[],
): Promise<{ id: number; application_id: number }[]> {
  if (lines.length === 0) return [];
  const { company_id, user_id } = actor;
  const agency = user_id === null ? (actor.visitor?.company ?? null) : null;
  const created_date_time = services.clock();
  // Each line locks its application: in the order of ids, as everybody locks applications.
  const inOrder = lines.toSorted((a, b) => a.application_id - b.application_id);
  return db
    .insertInto("activities")
    .values(inOrder.map((line) => ({ ...line, company_id, user_id, agency, created_date_time })))
    .returning(["id", "application_id"])
    .execute();
}

/**
 * Milliseconds within which a repeated read is not recorded again, unless the application moved.
 */
const readMs = 60 * 60 * 1000;

/** Records that the actor has read something of an application. */
export async function recordRead(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  applicationId: number,
  type: ActivityType,
): Promise<void> {
  const now = services.clock();
  await sql`insert into activities (company_id, application_id, user_id, type, created_date_time)
    select ${actor.company_id}, ${applicationId}, ${actor.user_id}, ${type}, ${now}
    where not exists (select from activities r where r.application_id = ${applicationId}
      and r.user_id = ${actor.user_id} and r.type = ${type}
      and r.created_date_time > ${before(now, readMs)}
      and not exists (select from activities m where m.application_id = r.application_id
        and m.type = 'status_changed' and m.id > r.id))`.execute(db);
}

/**
 * Lists the activities of an application, newest first. Hides other scorecards' decisions from a
 * reader who has submitted none, and whatever names an anonymised candidate.
 */
export async function readActivity(
  db: CompanyDb,
  actor: SessionActor,
  applicationId: number,
  { most, show }: Partial<Call<typeof listActivity>["query"]> = {},
) {
  const application = await needApplication(db, applicationId);
  const known = await readerStates(db, actor, [application]);
  const isHidden = isAnonymisedFor(actor, application.anonymised && !known(application).revealed);
  const rows = await db
    .selectFrom("activities as a")
    .leftJoin("users as u", "u.id", "a.user_id")
    .select(["a.id", "a.type", "a.status_before", "a.status_after", "a.reason"])
    .select(["a.value_before", "a.value_after", "a.created_date_time", "a.through", "a.agency"])
    .select(["u.id as user_id", "u.first_name", "u.last_name", "u.home_company_name"])
    .select(sql<number>`count(*) over ()::int`.as("total"))
    .where("a.application_id", "=", applicationId)
    .$if(show !== undefined, (query) =>
      query.where("a.type", show === "reads" ? "in" : "not in", [...readTypes]),
    )
    .orderBy("a.created_date_time", "desc")
    .orderBy("a.id", "desc")
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
  const records = rows
    .map((row) =>
      row.type === "scorecard_submitted" && !known(application).scored
        ? { ...row, value_before: null, value_after: null }
        : row,
    )
    .map((row) => (isHidden ? anonymised(row) : row))
    .map(actorOf);
  return { records, total: rows[0]?.total ?? 0 };
}

type Said = Pick<Selectable<ActivityTable>, "type" | "user_id" | "value_after" | "reason">;

const isAnswer = (type: ActivityType) => type === "times_declined" || type === "interview_declined";

/** A document's title and the candidate's own words may name them. */
function anonymised<Row extends Said>(row: Row): Row {
  const isDocument = row.type.startsWith("document_");
  const ownsJob = isAnswer(row.type) || (isDocument && row.user_id === null);
  return {
    ...row,
    ...(row.type === "field_changed" && { value_before: null }),
    value_after: isDocument || row.type === "field_changed" ? null : row.value_after,
    reason: ownsJob && row.reason !== expiredReason ? null : row.reason,
  };
}
