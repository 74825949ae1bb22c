import { statusesOf } from "@ats/core/applications/status";
import type { ActivityType } from "@ats/core/applications/activity";
import * as contract from "@ats/core/interviews/contract";
import { type InterviewStatus, statusesFrom } from "@ats/core/interviews/interview";
import { inThePast } from "@ats/core/interviews/interview-input";
import { type Insertable, sql } from "kysely";
import { type Acting, type Call, implement } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";
import { recordActivities } from "../applications/activity.ts";
import { lockApplications } from "../applications/lock-applications.ts";
import { needNotErased } from "../applications/not-erased.ts";
import type { CompanyDb } from "../database/database.ts";
import { cancelMessagesAbout } from "../messages/cancel-planned.ts";
import { endInvitations, isForOpenJob, openInvitations } from "./booking-invitations.ts";
import { changesOf, type InterviewChange } from "./changes.ts";
import { lockCalendar, needFree } from "./conflicts.ts";
import { type InterviewRow, interviewRows, presentInterviews } from "./presenter.ts";
import { reminderOf } from "./settings.ts";
import type { InterviewTable } from "./tables.ts";
import { mailTeam, teamOf } from "./panel-mail.ts";
import { notifyCandidate, notifyTeam } from "./notify.ts";
import { cancelPendingNotices, type PendingNotice } from "./pending-notices.ts";

export const schedule = implement(contract.scheduleInterview, async (call) => {
  const { actor, params, body, db, services } = call;
  const { company_id } = actor;
  const now = services.clock();
  if (new Date(body.start_date_time) <= now) throw new HttpError(400, inThePast);
  await lockCalendar(db, company_id);
  const [application] = await lockApplications(db, [params.id]);
  await needNotErased(db, params.id);
  if (!application || !statusesOf.active.includes(application.status))
    throw new HttpError(
      409,
      "This application is not active. Restore it, then arrange the interview.",
    );
  if (!(await isForOpenJob(db, application)))
    throw new HttpError(409, "This job is closed. Reopen it, then arrange the interview.");
  await needFree(db, { ...body, company_id, application_id: params.id });
  const { invite, adjustments = "", ...fields } = body;
  const { id } = await insertInterview(db, {
    ...fields,
    adjustments,
    candidate_invited: false,
    reminder_date_time: await reminderOf(db, company_id, body.start_date_time, now),
    company_id,
    application_id: params.id,
    organiser_id: actor.user_id,
    created_date_time: now,
  });
  await endOpenInvitations(call, params.id, now);
  const interview = await needInterview(db, id);
  await notifyTeam(call, "interview_scheduled", interview);
  await mailTeam(call, "invited", interview);
  if (invite) await notifyCandidate({ db, now }, company_id, "invited", interview);
  return present(call, interview);
});

/** Ends open invitations: the interview is arranged. */
async function endOpenInvitations(call: Call, application_id: number, now: Date) {
  const { db } = call;
  const open = await openInvitations(db, now, sql`b.application_id = ${application_id}`);
  if (open.length === 0) return;
  await endInvitations(db, sql`application_id = ${application_id}`, now);
  await recordActivities(call, [{ application_id, type: "invitation_withdrawn" }]);
}

/** Locks the company's calendar and returns the interview, unless it has changed since it was seen. */
async function interviewAsSeen({ actor, db, version }: Call, id: number) {
  await lockCalendar(db, actor.company_id);
  const interview = await needInterview(db, id);
  await needNotErased(db, interview.application_id);
  if (interview.version !== version) throw stale("This interview was");
  return interview;
}

export const update = implement(contract.updateInterview, async (call) => {
  const { actor, params, body, db, services } = call;
  const now = services.clock();
  const before = await interviewAsSeen(call, params.id);
  if (before.status !== "SCHEDULED")
    throw new HttpError(409, "This interview was cancelled or missed. Arrange another one.");
  const isMoved =
    Date.parse(body.start_date_time) !== before.start_date_time.getTime() ||
    Date.parse(body.end_date_time) !== before.end_date_time.getTime();
  if (isMoved && new Date(body.start_date_time) <= now) throw new HttpError(400, inThePast);
  if (isMoved && !body.reason)
    throw new HttpError(400, "Give a reason for moving the interview. It is kept on the record.");
  const { panel, invite, adjustments, reason, ...fields } = body;
  const { company_id } = actor;
  const plan = { ...body, company_id, interview_id: params.id };
  // Panel members who keep the same time are not checked again.
  await needFree(
    db,
    isMoved
      ? { ...plan, application_id: before.application_id }
      : { ...plan, ...newlyBooked(before, body) },
  );
  const reminder_date_time = await reminderOf(db, actor.company_id, body.start_date_time, now);
  await db
    .updateTable("interviews")
    .set((row) => ({ ...fields, version: row("version", "+", 1) }))
    .$if(isMoved, (query) => query.set({ reason, reminder_date_time, candidate_answer: null }))
    // Only the organiser may write the candidate's adjustments.
    .$if(adjustments !== undefined && before.organiser.id === actor.user_id, (query) =>
      query.set({ adjustments: adjustments ?? "" }),
    )
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .execute();
  await setPanel(db, { company_id: actor.company_id, id: params.id, panel });
  const after = await needInterview(db, params.id);
  await notifyTeam(call, isMoved ? "interview_moved" : "interview_changed", after, {
    before,
    reason,
  });
  const changes = changesOf(before, after);
  if (changes.length === 0) return present(call, after);
  if (changes.some((change) => quotedChanges.has(change))) await cancelMessagesAbout(call, after);
  const pending = await cancelPendingNotices(db, after, [...teamOf(before), ...teamOf(after)]);
  // An interview that has begun is only corrected on the record; nobody is mailed.
  if (after.start_date_time <= now) return present(call, after);
  await mailChange(call, before, after, pending);
  const { candidate } = pending;
  if (candidate || (invite && changes.some((change) => change !== "title"))) {
    const news = after.candidate_invited && knows(candidate) ? "moved" : "invited";
    await notifyCandidate({ db, now }, company_id, news, after);
  }
  return present(call, after);
});

/** Changes to values that merge tags can quote. */
const quotedChanges: ReadonlySet<InterviewChange> = new Set([
  "time",
  "room",
  "video link",
  "title",
]);

/** The newly added interviewers, and the room if it changed. */
const newlyBooked = (before: InterviewRow, { panel, room }: { panel: number[]; room: string }) => ({
  panel: panel.filter((id) => !before.panel.some((each) => each.id === id)),
  room: room === before.room ? "" : room,
});

/** True for a person who was told of the interview; unsent mail has told nobody. */
const knows = (unheard: { knows: boolean } | undefined) => unheard?.knows ?? true;

/** Mails the remaining team the changes, invites new members and tells those who were removed. */
async function mailChange(
  call: Acting,
  before: InterviewRow,
  after: InterviewRow,
  { team }: PendingNotice,
) {
  const [were, are] = [teamOf(before), teamOf(after)];
  const come = are.filter((id) => !were.includes(id));
  const go = were.filter((id) => !are.includes(id));
  const stay = are.filter((id) => were.includes(id));
  const isNew = (id: number) => !knows(team.get(id));
  const isOtherwise = changesOf(before, after).some((change) => change !== "panel");
  await mailTeam(call, "invited", after, [...come, ...stay.filter(isNew)]);
  await mailTeam(
    call,
    "left",
    after,
    go.filter((id) => !isNew(id)),
  );
  await mailTeam(
    call,
    "changed",
    after,
    stay.filter((id) => !isNew(id) && (isOtherwise || team.has(id))),
  );
}

const activityOf: Record<InterviewStatus, ActivityType> = {
  CANCELLED: "interview_cancelled",
  NO_SHOW: "interview_missed",
  SCHEDULED: "interview_restored",
};

export const changeStatus = implement(contract.updateInterviewStatus, async (call) => {
  const { params, body, services } = call;
  const now = services.clock();
  const before = await interviewAsSeen(call, params.id);
  const start_date_time = before.start_date_time.toISOString();
  if (!statusesFrom({ ...before, start_date_time }, now).includes(body.status))
    throw new HttpError(
      409,
      body.status === "NO_SHOW"
        ? "You can mark a no-show once the interview has started."
        : "This change is no longer possible. Look at the interview again.",
    );
  const after =
    body.status === "CANCELLED"
      ? await cancel(call, before, { reason: body.reason, notifyAt: now })
      : await putStatus(call, before, body);
  return present(call, after);
});

/** Cancels an interview and mails those who know of it; the candidate at `notifyAt`, or never. */
export async function cancel(
  call: Acting,
  before: InterviewRow,
  { reason, notifyAt }: { reason: string; notifyAt: Date | undefined },
): Promise<InterviewRow> {
  const { actor, db, services } = call;
  const now = services.clock();
  const after = await putStatus(call, before, { status: "CANCELLED", reason });
  await cancelMessagesAbout(call, after);
  const { team, candidate } = await cancelPendingNotices(db, after, teamOf(after));
  if (after.start_date_time <= now) return after;
  await mailTeam(
    call,
    "cancelled",
    after,
    teamOf(after).filter((id) => knows(team.get(id))),
  );
  if (notifyAt && after.candidate_invited && knows(candidate))
    await notifyCandidate({ db, now }, actor.company_id, "cancelled", after, notifyAt);
  return after;
}

/** Changes an interview's status, records it and notifies the team. */
async function putStatus(
  call: Acting,
  { id }: Pick<InterviewRow, "id">,
  { status, reason }: { status: InterviewStatus; reason: string },
): Promise<InterviewRow> {
  const { actor, db } = call;
  await db
    .updateTable("interviews")
    // A reason belongs to a missed or cancelled interview, so undoing that clears it.
    .set((row) => ({
      status,
      reason: status === "SCHEDULED" ? "" : reason,
      version: row("version", "+", 1),
    }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .execute();
  const after = await needInterview(db, id);
  await notifyTeam(call, activityOf[status], after, { reason });
  return after;
}

/** Writes an interview; the caller has checked it for conflicts. */
export async function insertInterview(
  db: CompanyDb,
  { panel, ...row }: Insertable<InterviewTable> & { panel: readonly number[] },
): Promise<{ id: number }> {
  const { id } = await db
    .insertInto("interviews")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  await setPanel(db, { company_id: row.company_id, id, panel });
  return { id };
}

/** Sets the panel. A user of another company is not found. */
async function setPanel(
  db: CompanyDb,
  { company_id, id, panel }: { company_id: number; id: number; panel: readonly number[] },
) {
  await db
    .deleteFrom("interview_panel")
    .where("company_id", "=", company_id)
    .where("interview_id", "=", id)
    .execute();
  const { numAffectedRows } = await sql`
    insert into interview_panel (company_id, interview_id, user_id)
    select company_id, ${id}, id from users
    where company_id = ${company_id} and id = any(${[...panel]}::bigint[])
      and deactivated_date_time is null for key share`.execute(db);
  if (Number(numAffectedRows) !== panel.length) throw notFound("colleague");
}

/** Reads an interview of the company, or refuses it as not found. */
export async function needInterview(db: CompanyDb, id: number): Promise<InterviewRow> {
  const [row] = await interviewRows(db, sql`i.id = ${id}`);
  if (!row) throw notFound("interview");
  return row;
}

async function present({ actor, db }: Pick<Call, "actor" | "db">, row: InterviewRow) {
  const [shown] = await presentInterviews(db, actor, [row]);
  if (!shown) throw notFound("interview");
  return shown;
}
