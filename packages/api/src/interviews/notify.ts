import type { ActivityType } from "@ats/core/applications/activity";
import { timeSpanText } from "@ats/core/interviews/time-span";
import { messageHoldMs } from "@ats/core/messages/compose";
import type { Acting } from "../kernel/implement.ts";
import { tellAgencyOfInterviews } from "../agency-portal/tell-of-interviews.ts";
import { recordActivities } from "../applications/activity.ts";
import { publishChange } from "../applications/publish-change.ts";
import type { CompanyDb } from "../database/database.ts";
import { notify, type Recipient } from "../notifications/notify.ts";
import { queueMail } from "../mail/outbox.ts";
import { changesOf } from "./changes.ts";
import { candidateFile } from "./ics.ts";
import { candidateMail, type InvitationNews } from "./invitation.ts";
import { partiesOf } from "./parties.ts";
import type { InterviewRow } from "./presenter.ts";
import { after } from "../kernel/time.ts";

/**
 * Records a change with the application, notifies organiser and panel, and refreshes open pages.
 */
export async function notifyTeam(
  call: Acting,
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
        before && type === "interview_moved" ? timeSpanText(before, before.time_zone) : null,
      value_after: [
        timeSpanText(after, after.time_zone),
        ...(before ? changeTexts(before, after) : []),
      ].join(". "),
    },
  ]);
  if (!activity) return;
  const recipients = [before, after].flatMap((each): Recipient[] =>
    each
      ? [
          ...each.panel.map(({ id }): Recipient => ({ user_id: id, reason: "INTERVIEWER" })),
          { user_id: each.organiser.id, reason: "ORGANISER" },
        ]
      : [],
  );
  await notify(db, {
    activity_ids: [activity.id],
    recipients: recipients.filter(({ user_id }) => user_id !== actor.user_id),
  });
  publishChange(call, [{ id: after.application_id, job_id: after.job_id }], [activity.id]);
  await tellAgencyOfInterviews(call, after.application_id);
}

/** Lists the changes other than the time. */
function changeTexts(before: InterviewRow, after: InterviewRow): string[] {
  const changes = changesOf(before, after).filter((change) => change !== "time");
  return changes.length > 0 ? [`Changed: ${changes.join(", ")}`] : [];
}

/**
 * True for a change by a colleague, who may undo it. The candidate makes bookings; reminders are
 * automatic.
 */
const isOfColleague = (news: InvitationNews) => news !== "booked" && news !== "reminded";

/** Queues the candidate's mail, held or for later; none without an address. */
export async function notifyCandidate(
  { db, now }: { db: CompanyDb; now: Date },
  company_id: number,
  news: InvitationNews,
  interview: InterviewRow,
  sendAt = now,
): Promise<void> {
  const parties = await partiesOf(db, company_id, interview);
  if (!parties?.attendee.email) return;
  const mail = candidateMail(news, interview, parties);
  const earliest = isOfColleague(news) ? after(now, messageHoldMs) : now;
  const attachments = news === "reminded" ? [] : [candidateFile(interview, parties, now)];
  await queueMail(db, company_id, { ...mail, attachments }, now, {
    sendAt: sendAt > earliest ? sendAt : earliest,
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
