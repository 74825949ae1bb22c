import type { Fields } from "@ats/core/approvals/chain";
import type { SubjectKey } from "@ats/core/approvals/subject";
import type { Right } from "@ats/core/rights/rights";
import type { RawBuilder, SqlBool } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** The job, offer or cost of a request, as its chain and its approvers need it. */
export interface Subject extends SubjectKey {
  company_id: number;
  job_number: number | null;
  /** The values that its request asks for now. */
  fields: Fields;
  /** User who sends the request, where that is not the one who acts. */
  requester: number | null;
  /** Users who are told, beside the requester, when the request comes back. */
  owners: readonly number[];
  recruiter_id: number | null;
  hiring_manager_id: number | null;
  /** A role has to cover it for its people to be asked. */
  covered: { job_id: number | null; dept: string; brand_name: string };
}

/** How requests of one kind find what they are about. */
export interface SubjectKindRules {
  /**
   * Reads it, whether or not the caller's role covers it: approvers are asked about any. `asked` has
   * what the request says beside it.
   */
  read(db: CompanyDb, company_id: number, id: number, asked: Fields): Promise<Subject | undefined>;
  /** With this right, and a role that covers it, people read its request. */
  right: Right;
  /** True for an id whose record the caller's role covers. */
  isCovered(id: RawBuilder<unknown>): RawBuilder<SqlBool>;
}
