import type { FieldGroup, Right, Scope } from "@ats/core/rights/rights";
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

export interface RoleTables {
  roles: RoleTable;
}
