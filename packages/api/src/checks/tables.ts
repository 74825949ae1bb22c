import type { CheckRoute, CheckSettings, DocumentList } from "@ats/core/checks/right-to-work";
import type { Generated } from "kysely";
import type { Json, Time } from "../database/columns.ts";

/** What checks of somebody's right to work depend on. */
export interface RightToWorkTable {
  company_id: number;
  application_id: number;
  start_date: string | null;
  end_date: string | null;
  /** By when the right to work is to be checked, or checked again; null where it need not be. */
  due_date: string | null;
  /** The due date that the recruiter was told of. */
  notified_due_date: string | null;
  /** The due date of which they were told that it is over. */
  notified_overdue_date: string | null;
  kept_until: string | null;
  /** Since when that day stands: what it destroys can be kept for a day. */
  kept_until_set_date_time: Time | null;
  version: Generated<number>;
}

export interface RightToWorkCheckTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  route: CheckRoute;
  list: DocumentList;
  documents: string[];
  checked_by: number;
  checked_date: string;
  permission_date: string | null;
  /** The day of a Positive Verification Notice; of checks before it was asked for, none. */
  notice_date: string | null;
  follow_up_date: string | null;
  share_code: string | null;
  provider: string;
  restrictions: string;
  /** What the checker confirmed; of checks before it was kept, none. */
  statement: string | null;
  created_date_time: Time;
  /** When the copies were destroyed, and what names the person with them. */
  destroyed_date_time: Time | null;
}

/** A copy of what was checked; without a check it waits for one. */
export interface CheckEvidenceTable {
  company_id: number;
  id: Generated<string>;
  application_id: number;
  check_id: number | null;
  file_key: string;
  name: string;
  type: string;
  created_date_time: Time;
}

export interface CheckSettingsTable {
  company_id: number;
  settings: Json<CheckSettings>;
  version: Generated<number>;
}

export interface CheckTables {
  right_to_work: RightToWorkTable;
  right_to_work_checks: RightToWorkCheckTable;
  check_evidence: CheckEvidenceTable;
  check_settings: CheckSettingsTable;
}
