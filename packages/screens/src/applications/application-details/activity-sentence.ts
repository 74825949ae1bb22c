import type { Activity } from "@ats/core/applications/activity";
import type { Say, Text } from "@ats/ui/texts";
import { datesIn } from "../../dates/dates.ts";
import { actorName } from "../../record/actor-name.ts";
import { stageName } from "../status-texts.ts";
import { sentenceTexts } from "./sentence-texts.ts";

type Line = Omit<Activity, "actor">;

/** "Priya Patel moved the application from Applied to Shortlist". */
export function activitySentence(say: Say, activity: Activity): string {
  const { actor, ...line } = activity;
  const { type, value_before, value_after } = line;
  return say(sentenceText(line, Boolean(actor)), {
    who: whoActed(say, activity),
    stageBefore: stageThen(say, line.status_before, value_before),
    stageAfter: stageThen(say, line.status_after, value_after),
    before: value_before ?? "",
    after: value_after ?? "",
    field: line.reason ?? "",
    message: aMessage(say, line),
    planned: plannedMessage(say, line),
    document: value_after
      ? say(sentenceTexts.quoted, { title: value_after })
      : say(sentenceTexts.aDocument),
    ...(type === "employment_changed"
      ? { datesBefore: datesOfWork(say, value_before), datesAfter: datesOfWork(say, value_after) }
      : { datesBefore: "", datesAfter: "" }),
    day: type === "check_due" ? datesIn(say.locale).shortDate(value_after ?? "") : "",
  });
}

function whoActed(say: Say, { type, actor, agency }: Activity): string {
  if (actor) return actorName(actor);
  if (!agency) return say(sentenceTexts.theCandidate);
  return type === "applied" || type === "agency_wrote"
    ? agency
    : say(sentenceTexts.forCandidate, { agency });
}

type SentenceText = Text<
  | "who"
  | "stageBefore"
  | "stageAfter"
  | "before"
  | "after"
  | "field"
  | "message"
  | "planned"
  | "document"
  | "datesBefore"
  | "datesAfter"
  | "day"
>;

function sentenceText(line: Line, hasActor: boolean): SentenceText {
  const { type, value_after, reason } = line;
  switch (type) {
    case "applied":
      if (hasActor) return sentenceTexts.added;
      return line.agency ? sentenceTexts.submitted : sentenceTexts.applied;
    case "status_changed":
      return moveText(line);
    case "rated":
      return value_after ? sentenceTexts.rated : sentenceTexts.ratingRemoved;
    // Both values are null for a reader who may not know the candidate.
    case "field_changed":
      if (value_after) return sentenceTexts.fieldFilled;
      return line.value_before ? sentenceTexts.fieldEmptied : sentenceTexts.field_changed;
    case "times_declined":
      return value_after ? sentenceTexts.wroteAboutInterview : sentenceTexts.times_declined;
    case "message_cancelled":
      return reason ? sentenceTexts.plannedNotSent : sentenceTexts.message_cancelled;
    // The title is null for a reader who may not know the candidate.
    case "document_rejected":
      return value_after ? sentenceTexts.document_rejected : sentenceTexts.hiddenDocumentRejected;
    default:
      return sentenceTexts[type];
  }
}

function moveText({ status_before, status_after }: Line) {
  if (status_before && status_after) return sentenceTexts.status_changed;
  if (status_before) return sentenceTexts.movedFrom;
  return status_after ? sentenceTexts.movedTo : sentenceTexts.moved;
}

type Values = Pick<Line, "value_before" | "value_after">;

function aMessage(say: Say, { value_before, value_after }: Values) {
  if (value_before) return say(sentenceTexts.quoted, { title: value_before });
  return say(value_after === "sms" ? sentenceTexts.aTextMessage : sentenceTexts.anEmail);
}

function plannedMessage(say: Say, { value_before, value_after }: Values) {
  if (value_before) return say(sentenceTexts.quoted, { title: value_before });
  return say(
    value_after === "sms" ? sentenceTexts.aScheduledTextMessage : sentenceTexts.aScheduledEmail,
  );
}

/** "3 Jan 2027 – 30 Jun 2027", stored as "2027-01-03/2027-06-30". */
function datesOfWork(say: Say, value: string | null): string {
  const { shortDate } = datesIn(say.locale);
  const [start, end] = (value ?? "").split("/").map((day) => day && shortDate(day));
  return start || end
    ? `${start || say(sentenceTexts.noFirstDay)} – ${end || say(sentenceTexts.noLastDay)}`
    : say(sentenceTexts.noDates);
}

/** The stage's name in the job's workflow at that time. */
const stageThen = (say: Say, status: Line["status_before"], node_name: string | null) =>
  status ? stageName(say, { status, node_name }) : "";
