import type { Output } from "@ats/core/contract/endpoint";
import type { suggestInterview } from "@ats/core/interviews/contract";
import { type Briefing, type InterviewType, interviewTypes } from "@ats/core/interviews/interview";
import type { InterviewInput } from "@ats/core/interviews/interview-input";
import { timeZone } from "@ats/core/interviews/time-zone";
import { instantsOf, localTimeOf, nonexistentTimeText } from "@ats/core/interviews/zoned-time";
import type { FormError } from "@ats/ui/Form";
import type { Say } from "@ats/ui/texts";
import { z } from "zod";
import { interviewsTexts } from "./texts.ts";

const text = z.string();

/** Fields that an interview and a booking invitation share. */
export const typedCommon = z.object({
  title: text,
  type: z.enum(interviewTypes),
  minutes: z.number(),
  panel: z.array(text),
  room: text,
  video_link: text,
});
export type TypedCommon = z.output<typeof typedCommon>;

/** Clears a room or a link that the type of interview does not have. */
export const placeOf = ({ type, room, video_link }: TypedCommon) => ({
  room: hasRoom(type) ? room : "",
  video_link: hasLink(type) ? video_link : "",
});
export const hasRoom = (type: InterviewType) => type === "IN_PERSON" || type === "ASSESSMENT";
export const hasLink = (type: InterviewType) => type === "VIDEO" || type === "ASSESSMENT";

const typedBriefing = z.object({ questions: text, adjustments: text });
export type TypedBriefing = z.output<typeof typedBriefing>;

export const typedInterview = typedCommon.extend(typedBriefing.shape).extend({
  application: text.nullable(),
  date: text.nullable(),
  /** In the chosen time zone. */
  time: text.nullable(),
  time_zone: timeZone,
  /** Chooses the later of two times when clocks go back. */
  isLater: z.boolean(),
  invite: z.boolean(),
  reason: text,
  /** Version that the change began from; 0 for a new interview. */
  version: z.number(),
});
export type TypedInterview = z.output<typeof typedInterview>;

const minute = 60_000;

export interface Span {
  start: string;
  end: string;
}

/** Initial values of the form: the saved interview, at its new time if it was dragged. */
export function typedOf(
  say: Say,
  zone: string,
  span: Span | undefined,
  interview: Briefing | undefined,
): TypedInterview {
  const time_zone = interview?.time_zone ?? zone;
  const at =
    span ?? (interview && { start: interview.start_date_time, end: interview.end_date_time });
  const [date, time] = at ? localTimeOf(toInstant(at.start), time_zone).split("T") : [];
  const minutes = at ? (Date.parse(at.end) - Date.parse(at.start)) / minute : 60;
  return {
    application: interview ? String(interview.application_id) : null,
    title: interview?.title ?? say(interviewsTexts.interview),
    type: interview?.type ?? "IN_PERSON",
    date: date ?? null,
    time: time ?? null,
    minutes,
    time_zone,
    isLater: isLaterOf(at?.start, time_zone),
    panel: interview?.panel.map(({ id }) => String(id)) ?? [],
    room: interview?.room ?? "",
    video_link: interview?.video_link ?? "",
    questions: interview?.questions ?? "",
    adjustments: interview?.adjustments ?? "",
    invite: interview?.candidate_invited ?? true,
    reason: "",
    version: interview?.version ?? 0,
  };
}

const toInstant = (time: string) => new Date(time).toISOString();

function isLaterOf(start: string | undefined, time_zone: string): boolean {
  if (!start) return false;
  const [, later] = instantsOf(localTimeOf(toInstant(start), time_zone), time_zone);
  return later !== undefined && Date.parse(later) === Date.parse(start);
}

export type Suggestion = Output<typeof suggestInterview>;

/** Fields of a new interview as the job's last one had them, with the hiring team. */
export const suggestedOf = (say: Say, { title, type, minutes, panel }: Suggestion) => ({
  title: title ?? say(interviewsTexts.interview),
  type,
  minutes,
  panel: panel.map(String),
});

/** The typed fields of a start time. */
export function startFields(start: string, time_zone: string) {
  const [date = null, time = null] = localTimeOf(start, time_zone).split("T");
  return { date, time, isLater: isLaterOf(start, time_zone) };
}

/** The instants of the typed local time: none, one or two. */
export const startsOf = ({ date, time, time_zone }: TypedInterview): string[] =>
  date && time ? instantsOf(`${date}T${time}`, time_zone) : [];

type Times = Pick<InterviewInput, "start_date_time" | "end_date_time" | "time_zone">;

/** Start and end of the typed interview; undefined while incomplete. */
export function timesOf(typed: TypedInterview): Times | undefined {
  const starts = startsOf(typed);
  const start = (typed.isLater && starts[1]) || starts[0];
  if (!start) return undefined;
  const end = new Date(Date.parse(start) + typed.minutes * minute).toISOString();
  return { start_date_time: start, end_date_time: end, time_zone: typed.time_zone };
}

/** The endpoint's input. Without adjustments if the user may not see them. */
export const bodyOf = (typed: TypedInterview, interview: Briefing | undefined) => {
  const { title, type, questions, adjustments, invite, panel } = typed;
  const fields = { title, type, ...placeOf(typed), questions, invite };
  return {
    ...fields,
    // `problemsOf` has made sure of it.
    ...(timesOf(typed) as Times),
    panel: panel.map(Number),
    ...(interview?.adjustments !== null && { adjustments }),
  };
};

export function isMovedFrom(interview: Briefing, typed: TypedInterview): boolean {
  const times = timesOf(typed);
  return (
    times !== undefined &&
    (Date.parse(times.start_date_time) !== Date.parse(interview.start_date_time) ||
      Date.parse(times.end_date_time) !== Date.parse(interview.end_date_time))
  );
}

export function problemsOf(
  say: Say,
  typed: TypedInterview,
  interview: Briefing | undefined,
  now: number,
): FormError[] {
  const isMoved = interview !== undefined && isMovedFrom(interview, typed);
  const problems: (FormError | false)[] = [
    !typed.application && { name: "application", message: say(interviewsTexts.candidateMissing) },
    !typed.title.trim() && { name: "title", message: say(interviewsTexts.nameMissing) },
    !typed.date && { name: "date", message: say(interviewsTexts.dateMissing) },
    !typed.time && { name: "time", message: say(interviewsTexts.timeMissing) },
    typed.panel.length === 0 && { name: "panel", message: say(interviewsTexts.panelMissing) },
    isMoved &&
      !typed.reason.trim() && { name: "reason", message: say(interviewsTexts.moveReasonMissing) },
  ];
  const times = timesOf(typed);
  if (typed.date && typed.time && !times)
    problems.push({
      name: "time",
      message: nonexistentTimeText(`${typed.date}T${typed.time}`, typed.time_zone),
    });
  if (times && (isMoved || !interview) && Date.parse(times.start_date_time) <= now)
    problems.push({ name: "time", message: say(interviewsTexts.timePast) });
  return problems.filter((problem) => problem !== false);
}
