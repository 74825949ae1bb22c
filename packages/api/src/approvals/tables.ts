import type { Condition, Fields } from "@ats/core/approvals/chain";
import type { RequisitionState, RequisitionStep } from "@ats/core/approvals/requisition";
import type { StoredStep } from "@ats/core/approvals/stored-chain";
import type { SubjectKind } from "@ats/core/approvals/subject";
import type { RequisitionEventType, SignedStep } from "@ats/core/approvals/contract";
import type { FieldChange } from "@ats/core/jobs/activity-contract";
import type { Generated, GeneratedAlways } from "kysely";
import type { Json, Time } from "../database/columns.ts";

interface ApprovalChainTable {
  company_id: number;
  id: Generated<number>;
  kind: SubjectKind;
  name: string;
  position: number;
  is_on: Generated<boolean>;
  scope: Json<Condition[]>;
  steps: Json<StoredStep[]>;
  created_by: number | null;
  created_date_time: Time;
  version: Generated<number>;
}

interface ApprovalDelegationTable {
  company_id: number;
  id: Generated<number>;
  from_user_id: number;
  to_user_id: number;
  /** ISO days, both included. */
  starts: string;
  ends: string;
  created_by: number | null;
  created_date_time: Time;
}

interface RequisitionTable {
  company_id: number;
  id: Generated<number>;
  kind: GeneratedAlways<SubjectKind>;
  job_id: Generated<number | null>;
  offer_id: Generated<number | null>;
  cost_line_id: Generated<number | null>;
  /** Approvers may read the request of a job that their role does not cover. */
  job_number: number | null;
  chain_id: number | null;
  chain_name: string;
  state: RequisitionState;
  requested_by: number | null;
  fields: Json<Fields>;
  steps: Json<RequisitionStep[]>;
  /** The fields as they were approved last. */
  approved: Json<Fields> | null;
  created_date_time: Time;
  sent_date_time: Time | null;
  decided_date_time: Time | null;
  version: Generated<number>;
}

/** A user who owes a decision now. */
interface RequisitionApproverTable {
  company_id: number;
  requisition_id: number;
  step_id: string;
  user_id: number;
  since: Time;
  reminded_date_time: Time | null;
  escalated_date_time: Time | null;
}

interface RequisitionEventTable {
  company_id: number;
  id: Generated<number>;
  requisition_id: number;
  type: RequisitionEventType;
  user_id: number | null;
  /** Whose decision it was, where somebody else gave it. */
  approver_id: number | null;
  is_on_behalf: Generated<boolean>;
  through_mail: Generated<boolean>;
  step_name: string | null;
  comment: string | null;
  changes: Json<FieldChange[]>;
  created_date_time: Time;
}

interface RequisitionVersionTable {
  company_id: number;
  requisition_id: number;
  number: number;
  fields: Json<Fields>;
  signatures: Json<SignedStep[]>;
  approved_date_time: Time;
  /** SHA-256 of the version and of the fingerprint before it. */
  fingerprint: string;
}

interface ApprovalLinkTable {
  company_id: number;
  /** SHA-256 of the link's secret. */
  link_hash: Uint8Array;
  requisition_id: number;
  step_id: string;
  user_id: number;
  expires_date_time: Time;
  used_date_time: Time | null;
}

export interface ApprovalTables {
  approval_links: ApprovalLinkTable;
  approval_chains: ApprovalChainTable;
  approval_delegations: ApprovalDelegationTable;
  requisitions: RequisitionTable;
  requisition_approvers: RequisitionApproverTable;
  requisition_events: RequisitionEventTable;
  requisition_versions: RequisitionVersionTable;
}
