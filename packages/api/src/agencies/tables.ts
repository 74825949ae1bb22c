import type { Agency } from "@ats/core/agencies/contract";
import type { Generated } from "kysely";
import type { Json, Time } from "../database/columns.ts";

interface AgencyTable
  extends Pick<
    Agency,
    | "name"
    | "status"
    | "telephone"
    | "website"
    | "company_number"
    | "address"
    | "tier"
    | "off_limits"
    | "off_limits_date"
    | "conduct_date"
    | "note"
  > {
  company_id: number;
  id: Generated<number>;
  dept_tiers: Json<Agency["dept_tiers"]>;
  groups: Json<Agency["groups"]>;
  branches: Json<Agency["branches"]>;
  contacts: Json<Agency["contacts"]>;
  created_date_time: Time;
  version: Generated<number>;
}

export interface AgencyTables {
  agencies: AgencyTable;
}
