import type { bookingInput } from "@ats/core/interviews/booking-contract";
import type {
  CandidateAnswer,
  InterviewStatus,
  InterviewType,
} from "@ats/core/interviews/interview";
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
  /** The adjustments that the candidate needs; only the organiser sees them. */
  adjustments: string;
  /** Identifies the interview in other calendars. */
  uid: Generated<string>;
  /** Grows with each change; an edit names the version that it began from. */
  version: Generated<number>;
  organiser_id: number;
  created_date_time: Time;
  /**
   * True once the candidate was invited by mail or has booked. Else no mail tells them of changes.
   */
  candidate_invited: Generated<boolean>;
  /** The candidate's answer to the present time; null while there is none. */
  candidate_answer: Generated<CandidateAnswer | null>;
  /** When to remind the participants; null once done, or for no reminder. */
  reminder_date_time: Time | null;
}

interface InterviewPanelTable {
  company_id: number;
  interview_id: number;
  user_id: number;
  /** When a member who left was excused from the scorecard of a past interview. */
  excused_date_time: Time | null;
}

interface InterviewSettingsTable {
  company_id: number;
  settings: Json<InterviewSettings>;
  /** Grows with each change; an edit names the version that it began from. */
  version: Generated<number>;
}

/** An invitation to choose an interview time. */
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
  /** Hash of the token in the link. */
  token_hash: Uint8Array | null;
  /** The intent that booked it. */
  intent: Generated<Uint8Array | null>;
  /** Intents with which the candidate wrote about the offered or booked times. */
  message_intents: Generated<Uint8Array[]>;
  withdrawn_date_time: Time | null;
}

/** The secret address of a user's calendar feed. */
interface CalendarFeedTable {
  company_id: number;
  user_id: number;
  secret_hash: Uint8Array;
  created_date_time: Time;
}

/** Days on which a user is not offered for interviews. */
interface TimeOffTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  /** `2026-12-28`. */
  first_date: string;
  last_date: string;
}

export interface InterviewTables {
  interviews: InterviewTable;
  interview_panel: InterviewPanelTable;
  interview_settings: InterviewSettingsTable;
  booking_invitations: BookingInvitationTable;
  calendar_feeds: CalendarFeedTable;
  time_off: TimeOffTable;
}
