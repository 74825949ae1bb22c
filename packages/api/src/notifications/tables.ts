import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

export interface NotificationTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  activity_id: number;
  silent: Generated<boolean>;
  read_date_time: Time | null;
  created_date_time: Time;
}

export interface NotificationTables {
  notifications: NotificationTable;
}
