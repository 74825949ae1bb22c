import type { AuditChange, AuditEventName, AuditSession } from "@ats/core/audit/events";
import type { Json, Time } from "../database/columns.ts";

/** An act of an administrator, of support or of the system. Rows are added, never changed. */
interface AuditEventTable {
  company_id: number;
  /** Counts the company's events from 1, without gaps. */
  number: number;
  type: AuditEventName;
  /** Null for the system. */
  actor_id: number | null;
  /** The name at that time. */
  actor_name: string;
  /** A guest's own company. */
  acting_for: string | null;
  /** The API token that the act came through. */
  through: string | null;
  session_kind: AuditSession;
  address: string;
  subject_id: string | null;
  subject_name: string | null;
  changes: Json<AuditChange[]>;
  reason: string | null;
  created_date_time: Time;
  /** The hash of the event before; empty for the first. */
  previous_hash: string;
  /** SHA-256 of the event's other columns, as canonical JSON. */
  hash: string;
}

/** The last event of each company, which shows that none was removed at the end. */
interface AuditHeadTable {
  company_id: number;
  number: number;
  hash: string;
}

export interface AuditTables {
  audit_events: AuditEventTable;
  audit_heads: AuditHeadTable;
}
