import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

/** A user's names at the company's identity provider. */
export interface ProvisionedUserTable {
  company_id: number;
  user_id: number;
  user_name: string;
  external_id: string | null;
}

/** A group of the company's identity provider. */
interface ProvisionedGroupTable {
  company_id: number;
  id: Generated<number>;
  display_name: string;
  external_id: string | null;
  created_date_time: Time;
}

interface ProvisionedMemberTable {
  company_id: number;
  group_id: number;
  user_id: number;
}

export interface ProvisioningTables {
  provisioned_users: ProvisionedUserTable;
  provisioned_groups: ProvisionedGroupTable;
  provisioned_members: ProvisionedMemberTable;
}
