import { timeSpanText } from "@ats/core/interviews/time-span";
import { writeDate } from "@ats/core/languages/write-date";
import { applicantTexts } from "@ats/core/mail/applicant-texts";
import type { Mail } from "../kernel/ports/mailer.ts";
import type { InterviewRow } from "./presenter.ts";
import type { PartiesOfInterview } from "./parties.ts";

export type InvitationNews = keyof (typeof applicantTexts)["en"]["interview"]["openings"];

/** Mail to the candidate about an interview, with its time in the interview's own zone. */
export function candidateMail(
  news: InvitationNews,
  interview: InterviewRow,
  { given_name, language, attendee, company, organiser }: PartiesOfInterview,
): Mail {
  const { greeting, numbered, interview: texts } = applicantTexts[language];
  const { room, video_link, panel, time_zone } = interview;
  const when = timeSpanText(interview, time_zone, texts.timeSpan, (options, time) =>
    writeDate(language, options, time),
  );
  const facts = [
    `${texts.when}: ${when}`,
    `${texts.how}: ${texts.types[interview.type]}`,
    room && `${texts.where}: ${room}`,
    video_link && `${texts.link}: ${video_link}`,
    `${texts.with}: ${panel.map((each) => `${each.first_name} ${each.last_name}`).join(", ")}`,
  ].filter(Boolean);
  const reply = news === "cancelled" ? texts.replyWhenCancelled : texts.reply;
  return {
    to: attendee.email,
    sender: organiser,
    subject: `${texts.subjects[news]}: ${interview.job_title}`,
    text: [
      greeting(given_name),
      texts.openings[news](company, numbered(interview.job_title, interview.job_number)),
      facts.join("\n"),
      reply(organiser.name),
      company,
    ].join("\n\n"),
  };
}
