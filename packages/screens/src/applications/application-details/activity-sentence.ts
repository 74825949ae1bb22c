import type { Activity } from "@ats/core/applications/activity";
import { stageName } from "@ats/core/applications/stage";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { shortDate } from "../../dates/dates.ts";
import { actorName } from "../../record/actor-name.ts";

/** "Priya Patel moved the application from Applied to Shortlist". */
export function activitySentence({ type, actor, ...line }: Activity): string {
  const who = actor ? actorName(actor) : "The candidate";
  const before = stageNameThen(line.status_before, line.value_before);
  const after = stageNameThen(line.status_after, line.value_after);
  return {
    applied: actor ? `${who} added the candidate to the job` : `${who} applied`,
    status_changed: `${who} moved the application${before && ` from ${before}`}${after && ` to ${after}`}`,
    workflow_changed: `${who} changed the job's workflow: ${before} became ${after}`,
    note_added: `${who} added a note`,
    cv_viewed: `${who} viewed the CV`,
    cv_downloaded: `${who} downloaded the CV`,
    answer_file_viewed: `${who} viewed a file of the answers`,
    answer_file_downloaded: `${who} downloaded a file of the answers`,
    rated: line.value_after
      ? `${who} rated the application ${line.value_after} of 5`
      : `${who} removed the rating`,
    tagged: `${who} changed the tags`,
    transferred: `${who} transferred the application from ${line.value_before} to ${line.value_after}`,
    candidate_merged: `${who} merged ${line.value_before} into ${line.value_after}`,
    candidate_unmerged: `${who} undid the merge: ${line.value_before} is ${line.value_after} again`,
    scorecard_submitted: `${who} submitted a scorecard`,
    interview_scheduled: `${who} arranged an interview`,
    interview_moved: `${who} rescheduled an interview`,
    interview_changed: `${who} changed an interview`,
    interview_cancelled: `${who} cancelled an interview`,
    interview_missed: `${who} marked the candidate as a no-show`,
    interview_restored: `${who} undid the no-show`,
    invited: `${who} invited the candidate to choose an interview time`,
    invitation_withdrawn: `${who} withdrew the invitation to choose an interview time`,
    times_declined: line.value_after
      ? `${who} wrote about the interview on ${line.value_after}`
      : `${who} said that none of the offered times suits`,
    messaged: `${who} sent ${aMessage(line)}`,
    message_cancelled: line.reason
      ? `${plannedMessage(line)} was not sent`
      : `${who} cancelled ${aMessage(line)}`,
    message_planned_again: `${plannedMessage(line)} is scheduled again`,
    message_sent_again: `${who} sent ${aMessage(line)} again`,
    message_failed: `Sending ${aMessage(line)} failed`,
    attachment_viewed: `${who} viewed a message attachment`,
    viewed: `${who} viewed the application`,
    revealed: `${who} revealed who the applicant is`,
    exported: `${who} exported the application`,
    document_sent: `${who} sent ${documentOf(line)} to be signed`,
    document_signed: `${who} signed ${documentOf(line)}`,
    document_rejected: `${documentOf(line, "A document")} was rejected`,
    document_viewed: `${who} viewed a document`,
    check_recorded: `${who} recorded a right-to-work check: ${line.value_after}`,
    employment_changed: `${who} changed the dates of work${type === "employment_changed" ? fromTo(line) : ""}`,
    check_viewed: `${who} viewed the evidence of a right-to-work check`,
    check_due: `The right to work must be checked by ${type === "check_due" ? shortDate(line.value_after ?? "") : ""}`,
    check_destroyed: `The evidence of a right-to-work check was destroyed at the end of its retention period`,
  }[type];
}

const aMessage = ({ value_before, value_after }: Omit<Activity, "type" | "actor">) =>
  value_before ? `“${value_before}”` : value_after === "sms" ? "a text message" : "an email";

const fromTo = ({ value_before, value_after }: Omit<Activity, "type" | "actor">) =>
  ` from ${datesOfWork(value_before)} to ${datesOfWork(value_after)}`;

/** "3 Jan 2027 – 30 Jun 2027", stored as "2027-01-03/2027-06-30". */
const datesOfWork = (value: string | null) => {
  const [start, end] = (value ?? "").split("/").map((day) => day && shortDate(day));
  return start || end ? `${start || "no first day"} – ${end || "no last day"}` : "none";
};

const plannedMessage = ({ value_before, value_after }: Omit<Activity, "type" | "actor">) =>
  value_before
    ? `“${value_before}”`
    : `A scheduled ${value_after === "sms" ? "text message" : "email"}`;

/** The title is null for a reader who may not know the candidate. */
const documentOf = ({ value_after }: Pick<Activity, "value_after">, hidden = "a document") =>
  value_after ? `“${value_after}”` : hidden;

/** The stage's name in the job's workflow at that time. */
const stageNameThen = (status: ApplicationStatus | null, node_name: string | null) =>
  status ? stageName({ status, node_name }) : "";
