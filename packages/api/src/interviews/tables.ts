import type { bookingInput } from "@ats/core/interviews/booking-contract";
import type { InterviewStatus, InterviewType } from "@ats/core/interviews/interview";
import type { InterviewSettings } from "@ats/core/interviews/settings";
import type { Generated } from "kysely";
import type { z } from "zod";
import type { Json, Time } from "../database/columns.ts";

export interface InterviewTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  title: string;
  type: InterviewType;
  room: string;
  video_link: string;
  start_date_time: Time;
  end_date_time: Time;
  time_zone: string;
  status: Generated<InterviewStatus>;
  reason: Generated<string>;
  questions: string;
  /** The candidate's adjustments, for the organiser alone. */
  adjustments: string;
  /** Names it in calendars elsewhere. */
  uid: Generated<string>;
  /** Counts the changes: an edit names the one that it began from. */
  version: Generated<number>;
  organiser_id: number;
  created_date_time: Time;
  /** True once the candidate was invited by mail or has booked. Others hear of no change. */
  candidate_invited: Generated<boolean>;
  /** When who takes part is reminded; null once they are, or not at all. */
  reminder_date_time: Time | null;
}

export interface InterviewPanelTable {
  company_id: number;
  interview_id: number;
  user_id: number;
}

export interface InterviewSettingsTable {
  company_id: number;
  settings: Json<InterviewSettings>;
  /** Counts the changes: an edit names the one that it began from. */
  version: Generated<number>;
}

/** An invitation of a candidate to choose the time themselves. */
export interface BookingInvitationTable {
  company_id: number;
  id: string;
  application_id: number;
  organiser_id: number;
  interview: Json<
    Pick<
      z.output<typeof bookingInput>,
      "title" | "type" | "room" | "video_link" | "panel" | "questions"
    > & { adjustments: string }
  >;
  minutes: number;
  /** `2026-11-24`. */
  first_date: string;
  last_date: string;
  created_date_time: Time;
  expires_date_time: Time;
  /** The interview that was booked. */
  interview_id: Generated<number | null>;
  /** Hash of the link that answers it. */
  token_hash: Uint8Array | null;
  /** Which intent booked it. */
  intent: Generated<Uint8Array | null>;
  /** The intents by which the candidate has written of the times, or of what is booked. */
  message_intents: Generated<Uint8Array[]>;
  withdrawn_date_time: Time | null;
}

/** The secret of an address at which a user's calendar can be subscribed to. */
export interface CalendarFeedTable {
  company_id: number;
  user_id: number;
  secret_hash: Uint8Array;
  created_date_time: Time;
}

export interface InterviewTables {
  interviews: InterviewTable;
  interview_panel: InterviewPanelTable;
  interview_settings: InterviewSettingsTable;
  booking_invitations: BookingInvitationTable;
  calendar_feeds: CalendarFeedTable;
}
