import { displayName } from "@ats/core/anonymisation/anonymisation";
import { interviewTypeLabels } from "@ats/core/interviews/interview";
import type { Language } from "@ats/core/languages/language";
import { applicantTexts } from "@ats/core/mail/applicant-texts";
import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import type { MailAttachment, MailSender } from "../kernel/ports/mailer.ts";
import type { InterviewRow, presentInterviews } from "./presenter.ts";

interface Parties {
  organiser: MailSender;
  attendee: MailSender;
}

/** Calendar file for the candidate, in their language. */
export const candidateFile = (
  interview: InterviewRow,
  parties: Parties & { company: string; language: Language },
  now: Date,
) =>
  invitationFile(interview, parties, now, {
    summary: textsIn(parties.language).entry(interview.job_title, parties.company),
    description: lines(
      interview.title,
      textsIn(parties.language).types[interview.type],
      interview.video_link,
    ),
  });

const textsIn = (language: Language) => applicantTexts[language].interview;

/** Calendar file for a colleague, with the name that they may see and a link to the briefing. */
export const colleagueFile = (interview: Shown, parties: Parties, url: string, now: Date) =>
  invitationFile(interview, parties, now, toColleague(interview, url));

/** Calendar file that takes an interview from the calendar of a colleague who may see nothing of it. */
export const removalFile = (interview: Shown, parties: Parties, now: Date) =>
  invitationFile({ ...interview, status: "CANCELLED" }, parties, now, {
    summary: "Interview",
    description: "",
  });

/** A calendar file that replaces the earlier entry of the same uid. */
function invitationFile(
  interview: InterviewRow | Shown,
  { organiser, attendee }: Parties,
  now: Date,
  words: { summary: string; description: string; url?: string },
) {
  const isCancelled = interview.status === "CANCELLED";
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: product, method });
  calendar.createEvent({
    ...times(interview, now),
    ...words,
    organizer: organiser,
    attendees: [{ ...attendee, rsvp: true, status: ICalAttendeeStatus.NEEDSACTION }],
  });
  return {
    name: "interview.ics",
    type: `text/calendar; method=${method}; charset=utf-8`,
    content: textOf(calendar),
  } satisfies MailAttachment;
}

type Shown = Awaited<ReturnType<typeof presentInterviews<InterviewRow>>>[number];

/** Calendar feed of a user's interviews, each with the name that they may see. */
export function feedFile(interviews: readonly Shown[], { url, now }: { url: string; now: Date }) {
  const calendar = ical({ prodId: product, name: "Interviews", ttl: 60 * 60 });
  for (const interview of interviews)
    calendar.createEvent({
      ...times(interview, now),
      ...toColleague(interview, `${url}?interview=${interview.id}`),
    });
  return textOf(calendar);
}

const toColleague = (interview: Shown, url: string) => ({
  summary: `${displayName(interview)}: ${interview.title}`,
  description: lines(
    `${interview.job_title} (${interview.job_number})`,
    interviewTypeLabels[interview.type],
    interview.video_link,
    `Briefing: ${url}`,
  ),
  url,
});

const lines = (...texts: string[]) => texts.filter(Boolean).join("\n");

/** Each line ends in one line break, including the last: RFC 5545, 3.1. */
const textOf = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`;

const product = { company: "ATS", product: "Interviews", language: "EN" };

const times = (interview: InterviewRow | Shown, now: Date) => ({
  id: interview.uid,
  sequence: interview.version,
  stamp: now,
  start: interview.start_date_time,
  end: interview.end_date_time,
  location: interview.room || interview.video_link || null,
  status: interview.status === "CANCELLED" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});
