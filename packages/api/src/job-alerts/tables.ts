import type { Digest } from "@ats/core/notifications/digest";
import type { Language } from "@ats/core/languages/language";
import type { Generated } from "kysely";
import type { Json, Time } from "../database/columns.ts";
import type { AlertSearch } from "./alert-search.ts";

export interface JobAlertTables {
  /** A request for mail about new adverts that match a search. */
  job_alerts: {
    company_id: number;
    id: Generated<number>;
    email: string;
    email_key: string;
    search: Json<AlertSearch>;
    frequency: Digest["frequency"];
    language: Language;
    created_date_time: Time;
    /** When its link was used; null before, when nothing is mailed. */
    confirmed_date_time: Time | null;
    /** Adverts published until then were on the list or in a mail. */
    covered_date_time: Time;
    next_mail_date_time: Time | null;
  };
}
