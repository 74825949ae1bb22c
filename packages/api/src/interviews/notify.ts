import type { ActivityType } from "@ats/core/applications/activity";
import { tellSpan } from "@ats/core/interviews/tell";
import { heldMs } from "@ats/core/messages/compose";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { recordActivities, type RecordedActor } from "../applications/activity.ts";
import { publishChange } from "../applications/publish-change.ts";
import type { CompanyDb } from "../database/database.ts";
import { queueMail } from "../mail/outbox.ts";
import { after } from "../session/session-times.ts";
import { changesOf } from "./changes.ts";
import { contactOf } from "./contact.ts";
import { candidateFile } from "./ics.ts";
import { candidateMail, type InvitationNews } from "./invitation.ts";
import type { InterviewRow } from "./presenter.ts";

export type Notifying = Pick<Call, "db" | "services" | "afterCommit"> & { actor: RecordedActor };

/** Puts a change on the application's record, notifies organiser and panel, and refreshes open pages. */
export async function notifyTeam(
  call: Notifying,
  type: ActivityType,
  after: InterviewRow,
  { before, reason = "" }: { before?: InterviewRow | undefined; reason?: string } = {},
): Promise<void> {
  const { actor, db } = call;
  const [activity] = await recordActivities(call, [
    {
      application_id: after.application_id,
      type,
      reason: reason || null,
      value_before:
        before && type === "interview_moved" ? tellSpan(before, before.time_zone) : null,
      value_after: [
        tellSpan(after, after.time_zone),
        ...(before ? tellChanges(before, after) : []),
      ].join(". "),
    },
  ]);
  if (!activity) return;
  const people = [before, after].flatMap((each) =>
    each ? [each.organiser.id, ...each.panel.map(({ id }) => id)] : [],
  );
  await notifyPeople(db, {
    activity_id: activity.id,
    people: people.filter((id) => id !== actor.user_id),
  });
  publishChange(call, [{ id: after.application_id, job_id: after.job_id }], [activity.id]);
}

/** What is otherwise besides the time, which is told already. */
function tellChanges(before: InterviewRow, after: InterviewRow): string[] {
  const changes = changesOf(before, after).filter((change) => change !== "time");
  return changes.length > 0 ? [`Changed: ${changes.join(", ")}`] : [];
}

/** Notifies people of an activity, but not those who want no notifications. */
export const notifyPeople = (
  db: CompanyDb,
  { activity_id, people }: { activity_id: number; people: readonly number[] },
) =>
  sql`insert into notifications (company_id, user_id, activity_id, created_date_time)
    select v.company_id, u.id, v.id, v.created_date_time from activities v
    join users u on u.company_id = v.company_id and u.send_notification
      and u.id = any(${[...new Set(people)]}::bigint[])
    where v.id = ${activity_id}`.execute(db);

/** Whether a colleague did it, who may take it back: neither the candidate nor the time. */
const isOfColleague = (news: InvitationNews) => news !== "booked" && news !== "reminded";

/** Puts the candidate's mail into the outbox, held or for later; none where there is no address any more. */
export async function notifyCandidate(
  { db, now }: { db: CompanyDb; now: Date },
  company_id: number,
  news: InvitationNews,
  interview: InterviewRow,
  tellAt = now,
): Promise<void> {
  const parties = await partiesOf(db, company_id, interview);
  if (!parties?.attendee.email) return;
  const mail = candidateMail(news, interview, parties);
  const earliest = isOfColleague(news) ? after(now, heldMs) : now;
  const attachments = news === "reminded" ? [] : [candidateFile(interview, parties, now)];
  await queueMail(db, company_id, { ...mail, attachments }, now, {
    sendAt: tellAt > earliest ? tellAt : earliest,
    application_id: interview.application_id,
    about: interview.uid,
  });
  if (news === "invited")
    await db
      .updateTable("interviews")
      .set({ candidate_invited: true })
      .where("company_id", "=", company_id)
      .where("id", "=", interview.id)
      .execute();
}

/** Who invites to an interview, and the candidate who is invited. */
export async function partiesOf(db: CompanyDb, company_id: number, interview: InterviewRow) {
  const { application_id, organiser } = interview;
  const { rows } = await sql<Told>`
    select c.first_name, c.last_name, c.email, o.name as company
    from applications a
    join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
    join companies o on o.id = a.company_id
    where a.company_id = ${company_id} and a.id = ${application_id}`.execute(db);
  const [told] = rows;
  if (!told) return undefined;
  const { first_name, last_name, email, company } = told;
  return {
    first_name,
    company,
    organiser: await contactOf(db, { company_id, application_id, organiser_id: organiser.id }),
    attendee: { name: `${first_name} ${last_name}`, email },
  };
}
export type PartiesOfInterview = NonNullable<Awaited<ReturnType<typeof partiesOf>>>;

interface Told {
  first_name: string;
  last_name: string;
  email: string;
  company: string;
}
