import { interviewTypeLabels } from "@ats/core/interviews/interview";
import { timeSpanText } from "@ats/core/interviews/time-span";
import type { Mail, MailSender } from "../kernel/ports/mailer.ts";
import type { InterviewRow } from "./presenter.ts";
import type { PartiesOfInterview } from "./parties.ts";

export type InvitationNews = "invited" | "booked" | "moved" | "cancelled" | "reminded";

const openings: Record<InvitationNews, (company: string, job: string) => string> = {
  invited: (company, job) => `${company} invites you to an interview for ${job}.`,
  booked: (company, job) => `Thank you for choosing a time. ${company} expects you for ${job}.`,
  moved: (company, job) => `${company} has changed your interview for ${job}. The new details:`,
  cancelled: (company, job) => `${company} has cancelled your interview for ${job}:`,
  reminded: (company, job) => `${company} looks forward to your interview for ${job}.`,
};
const subjects: Record<InvitationNews, string> = {
  invited: "Invitation to an interview",
  booked: "Your interview",
  moved: "Your interview has changed",
  cancelled: "Your interview is cancelled",
  reminded: "Your interview is soon",
};

/** Tells the candidate whom to ask about an interview. */
export const replyNote = ({ name }: MailSender, when: string) =>
  `If you ${when}, reply to this email. Your reply goes to ${name}.`;

/** Mail to the candidate about an interview, with its time in the interview's own zone. */
export function candidateMail(
  news: InvitationNews,
  interview: InterviewRow,
  { first_name, attendee, company, organiser }: PartiesOfInterview,
): Mail {
  const job = `${interview.job_title} (job ${interview.job_number})`;
  const facts = [
    `When: ${timeSpanText(interview, interview.time_zone)}`,
    `How: ${interviewTypeLabels[interview.type]}`,
    interview.room && `Where: ${interview.room}`,
    interview.video_link && `Link: ${interview.video_link}`,
    `With: ${interview.panel.map((each) => `${each.first_name} ${each.last_name}`).join(", ")}`,
  ].filter(Boolean);
  const when = news === "cancelled" ? "have a question" : "cannot come or have a question";
  return {
    to: attendee.email,
    sender: organiser,
    subject: `${subjects[news]}: ${interview.job_title}`,
    text: `Hello ${first_name},\n\n${openings[news](company, job)}\n\n${facts.join("\n")}\n\n${replyNote(organiser, when)}\n\n${company}`,
  };
}
