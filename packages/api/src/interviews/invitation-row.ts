import type { inviteSeveralToBook } from "@ats/core/interviews/booking-contract";
import type { z } from "zod";
import type { BookingInvitationTable } from "./tables.ts";

/** A booking invitation as the database returns it. */
export type Invitation = Pick<
  BookingInvitationTable,
  "id" | "application_id" | "organiser_id" | "minutes" | "first_date" | "last_date"
> & {
  company_id: number;
  interview: Booked;
  interview_id: number | null;
  created_date_time: Date;
  expires_date_time: Date;
};
/** The interview to book, as the request has it. */
export type InvitationInput = z.output<(typeof inviteSeveralToBook)["body"]>["invitation"];
type Booked = Pick<
  InvitationInput,
  "title" | "type" | "room" | "video_link" | "panel" | "questions"
> & {
  adjustments: string;
};
