import { z } from "zod";
import { applicationIds, seenVersions, versionForEachId } from "../applications/application.ts";
import { endpoint, idParam } from "../contract/endpoint.ts";
import type { Language } from "../languages/language.ts";
import { plainText } from "../validation/text.ts";
import { interviewSchema, interviewTypes } from "./interview.ts";
import { interviewFields } from "./interview-input.ts";
import { bookingMaxDays } from "./slots.ts";

const day = 24 * 60 * 60_000;
const date = z.iso.date({ error: "Choose a date.", abort: true });

/** An interview whose time the candidate chooses between two days. */
export const bookingInput = z
  .object({
    ...interviewFields,
    minutes: z.number().int().min(15).max(480),
    first_date: date,
    last_date: date,
  })
  .refine(({ first_date, last_date }) => first_date <= last_date, {
    path: ["last_date"],
    message: "The last day must not be before the first. Choose a later one.",
  })
  .refine(
    ({ first_date, last_date }) =>
      Date.parse(last_date) - Date.parse(first_date) < bookingMaxDays * day,
    { path: ["last_date"], message: `Offer ${bookingMaxDays} days or fewer.` },
  );
export type BookingInput = z.input<typeof bookingInput>;

const invitationSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  minutes: z.number().int(),
  first_date: z.string(),
  last_date: z.string(),
  created_date_time: z.string(),
  expires_date_time: z.string(),
  /** The zone in which the company counts days. */
  time_zone: z.string(),
});

export const listBookingInvitations = endpoint({
  method: "GET",
  path: "/api/applications/{id}/booking-invitations",
  summary: "Lists an application's open invitations to choose a time",
  access: "VIEW_INTERVIEWS",
  params: idParam,
  response: z.object({ records: z.array(invitationSchema) }),
});

export const inviteSeveralToBook = endpoint({
  method: "POST",
  path: "/api/applications/booking-invitations",
  summary: "Emails each candidate a personal link to choose a time, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  answers: "name people",
  body: z
    .object({ ids: applicationIds, versions: seenVersions.optional(), invitation: bookingInput })
    .refine(...versionForEachId),
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        invited: z.boolean(),
        /** The applicant's display name for this reader. */
        applicant_name: z.string(),
        /** Id for withdrawing the invitation; null when the candidate was not invited. */
        invitation_id: z.uuid().nullable(),
        /** Why the candidate was not invited. */
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const withdrawBookingInvitation = endpoint({
  method: "DELETE",
  path: "/api/booking-invitations/{id}",
  summary: "Withdraws an invitation to choose a time and ends its link",
  access: "UPDATE_APPLICATIONS",
  params: z.object({ id: z.uuid() }),
});

const token = z.string().max(200);

/** The booked interview in its current state. */
const bookedSchema = interviewSchema.pick({
  title: true,
  type: true,
  room: true,
  video_link: true,
  start_date_time: true,
  end_date_time: true,
  time_zone: true,
  status: true,
});

export const getBooking = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/interviews/booking/slots",
  summary: "Returns the invitation and free times, or the booked interview; the link stays valid",
  access: "public",
  limit: "link",
  body: z.object({ token }),
  response: z.object({
    company: z.string(),
    job_title: z.string(),
    title: z.string(),
    type: z.enum(interviewTypes),
    room: z.string(),
    minutes: z.number().int(),
    panel: z.array(z.string()),
    /** Time zone of the interview. */
    time_zone: z.string(),
    slots: z.array(z.string()),
    /** The interview booked with this link, and its iCalendar file. */
    booked: bookedSchema.extend({ calendar_file: z.string() }).nullable(),
  }),
});

export const bookInterview = endpoint({
  method: "POST",
  path: "/api/interviews/booking",
  summary: "Books one of the times; the link shows the booking until the interview is over",
  access: "public",
  limit: "link",
  idempotent: true,
  body: z.object({
    token,
    start_date_time: z.iso.datetime({ error: "Choose a time." }),
    /** Adjustments that the candidate needs, shown only to the organiser. */
    adjustments: interviewFields.adjustments,
    /**
     * Language of the candidate's mails from now on. Not `languageSchema`: the page of an
     * application loads this file, and would load one more.
     */
    language: z.enum(["en", "cy"] satisfies Language[]).optional(),
  }),
  response: bookedSchema,
});

export const declineTimes = endpoint({
  method: "POST",
  path: "/api/interviews/booking/none-suits",
  summary: "Tells the organiser that no time, or the booked time, suits; the link stays valid",
  access: "public",
  limit: "form",
  idempotent: true,
  body: z.object({
    token,
    text: plainText(2000, "Tell us when you are free, or ask your question."),
  }),
});

export const bookingContract = {
  listBookingInvitations,
  inviteSeveralToBook,
  withdrawBookingInvitation,
  getBooking,
  declineTimes,
  bookInterview,
};
