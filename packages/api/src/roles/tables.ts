import type { FieldGroup, Right, Scope } from "@ats/core/rights/rights";
import type { AccessDecision } from "@ats/core/roles/access-review";
import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

/** A company's own role. */
interface RoleTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  rights: Right[];
  scope: Scope;
  hidden_groups: FieldGroup[];
  created_by: number | null;
  created_date_time: Time;
  version: Generated<number>;
}

interface AccessReviewTable {
  company_id: number;
  id: Generated<number>;
  /** The people with this role or scope; null for all. */
  role: string | null;
  scope: Scope | null;
  due_date: string;
  started_by: number;
  started_date_time: Time;
  finished_date_time: Time | null;
  /** The user who ended it before everybody was decided. */
  ended_by: number | null;
}

/** A person of a review. What the reviewer saw is stored when they decide. */
interface AccessReviewPersonTable {
  company_id: number;
  review_id: number;
  user_id: number;
  decision: AccessDecision | null;
  decided_by: number | null;
  decided_date_time: Time | null;
  comment: string | null;
  new_role: string | null;
  user_type: string | null;
  scope: Scope | null;
  last_sign_in_date_time: Time | null;
  reasons: string[] | null;
}

export interface RoleTables {
  roles: RoleTable;
  access_reviews: AccessReviewTable;
  access_review_people: AccessReviewPersonTable;
}
