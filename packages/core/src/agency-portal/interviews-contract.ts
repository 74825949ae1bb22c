import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { candidateAnswers, interviewStatuses, interviewTypes } from "../interviews/interview.ts";
import { optionalText, plainText } from "../validation/text.ts";
import { clientParam } from "./client-param.ts";

const id = z.coerce.number().int().positive();
const params = clientParam.extend({ id });
const invitationParams = params.extend({ invitation_id: z.uuid() });

/** The facts that the candidate's own invitation gives. */
const toldSchema = z.object({
  title: z.string(),
  type: z.enum(interviewTypes),
  room: z.string(),
  panel: z.array(z.string()),
  time_zone: z.string(),
});

/** An interview as its candidate knows it. */
export const submissionInterviewSchema = toldSchema.extend({
  id: z.number().int(),
  video_link: z.string(),
  start_date_time: z.string(),
  end_date_time: z.string(),
  status: z.enum(interviewStatuses),
  /** The invitation was emailed to the candidate, or they chose the time. */
  candidate_invited: z.boolean(),
  candidate_answer: z.enum(candidateAnswers).nullable(),
  /** The agency may answer for the candidate now. */
  can_answer: z.boolean(),
});
export type SubmissionInterview = z.output<typeof submissionInterviewSchema>;

/** An invitation to choose a time. */
export const submissionInvitationSchema = toldSchema.extend({
  id: z.uuid(),
  minutes: z.number().int(),
  expires_date_time: z.string(),
  /** The times that are still free. */
  slots: z.array(z.string()),
  /** The agency may answer for the candidate. */
  can_answer: z.boolean(),
});
export type SubmissionInvitation = z.output<typeof submissionInvitationSchema>;

export const listSubmissionInterviews = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/submissions/{id}/interviews",
  summary: "Lists the interviews of a submitted candidate that the client shows, earliest first",
  access: "agencyJobs",
  company: "AGENCY",
  params,
  response: z.object({
    interviews: z.array(submissionInterviewSchema),
    invitations: z.array(submissionInvitationSchema),
  }),
});
export type SubmissionInterviews = z.output<typeof listSubmissionInterviews.response>;

/** An answer for the candidate. All but a confirmation need words. */
export const interviewAnswer = z
  .object({
    answer: z.enum(candidateAnswers),
    text: optionalText(2000).default(""),
    /** The time that the answer is about. */
    start_date_time: z.iso.datetime(),
  })
  .superRefine(({ answer, text }, context) => {
    if (answer === "CONFIRMED" || text) return;
    const message =
      answer === "DECLINED"
        ? "Say why the candidate declines."
        : "Say when the candidate is free, or ask your question.";
    context.addIssue({ code: "custom", path: ["text"], message });
  });

export const answerInterview = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/submissions/{id}/interviews/{interview_id}/answer",
  summary: "Confirms or declines an interview for the candidate, or asks for another time",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params: params.extend({ interview_id: id }),
  body: interviewAnswer,
});

export const bookSubmissionInterview = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/submissions/{id}/booking-invitations/{invitation_id}/book",
  summary: "Books one of the offered interview times for the candidate",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params: invitationParams,
  body: z.object({ start_date_time: z.iso.datetime({ error: "Choose a time." }) }),
});

export const declineOfferedTimes = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/submissions/{id}/booking-invitations/{invitation_id}/none-suits",
  summary: "Tells the organiser that none of the offered times suits the candidate",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params: invitationParams,
  body: z.object({
    text: plainText(2000, "Say when the candidate is free, or ask your question."),
  }),
});

export const submissionInterviewsContract = {
  listSubmissionInterviews,
  answerInterview,
  bookSubmissionInterview,
  declineOfferedTimes,
};
