import type { NotificationEvent, NotificationReason } from "@ats/core/notifications/notification";
import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

export interface NotificationTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  /** Null for a question. */
  activity_id: number | null;
  /** An agency's question on the job. */
  question_id: Generated<number | null>;
  event: NotificationEvent;
  /** The job at the time of the event. */
  job_id: number;
  reason: NotificationReason;
  silent: Generated<boolean>;
  /** False if it is only mailed. */
  in_app: Generated<boolean>;
  /** When it is due to be mailed; null for never, or done. */
  mail_date_time: Time | null;
  read_date_time: Time | null;
  created_date_time: Time;
}

/** Jobs of which a user wants no notifications. */
export interface MutedJobTable {
  company_id: number;
  user_id: number;
  job_id: number;
}

export interface NotificationTables {
  muted_jobs: MutedJobTable;
  notifications: NotificationTable;
}
