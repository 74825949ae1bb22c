import type { CheckRoute, CheckSettings, DocumentList } from "@ats/core/checks/right-to-work";
import type { Generated } from "kysely";
import type { Json, Time } from "../database/columns.ts";

interface RightToWorkTable {
  company_id: number;
  application_id: number;
  start_date: string | null;
  end_date: string | null;
  /** When a check is due; null when none is. */
  due_date: string | null;
  /** The due date that the recruiter was notified about. */
  notified_due_date: string | null;
  /** The due date that the recruiter was notified about as overdue. */
  notified_overdue_date: string | null;
  kept_until: string | null;
  /** When `kept_until` was set: it destroys nothing for a day. */
  kept_until_set_date_time: Time | null;
  version: Generated<number>;
}

interface RightToWorkCheckTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  route: CheckRoute;
  list: DocumentList;
  documents: string[];
  checked_by: number;
  checked_date: string;
  permission_date: string | null;
  /** The date of a Positive Verification Notice; null for checks older than this field. */
  notice_date: string | null;
  follow_up_date: string | null;
  share_code: string | null;
  provider: string;
  restrictions: string;
  /** The statement that the checker confirmed; null for checks older than this field. */
  statement: string | null;
  created_date_time: Time;
  /** When the copies and the data that identifies the person were destroyed. */
  destroyed_date_time: Time | null;
}

/** A copy of a checked document; `check_id` is null until the check is recorded. */
interface CheckEvidenceTable {
  company_id: number;
  id: Generated<string>;
  application_id: number;
  check_id: number | null;
  file_key: string;
  name: string;
  type: string;
  created_date_time: Time;
}

interface CheckSettingsTable {
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
