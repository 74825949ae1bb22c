import type { Time } from "../database/columns.ts";

/** Keys to Google Meet, one for each company. */
interface GoogleMeetTable {
  company_id: number;
  client_email: string;
  private_key: string;
  organiser: string;
  /** The name at that time. */
  connected_by: string;
  created_date_time: Time;
}

export interface ConnectionTables {
  google_meet: GoogleMeetTable;
}
