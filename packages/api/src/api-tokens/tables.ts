import type { Right } from "@ats/core/rights/rights";
import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

interface ApiTokenTable {
  company_id: number;
  id: Generated<number>;
  /** The server or the partner that uses it. */
  name: string;
  token_hash: Uint8Array;
  rights: Right[];
  /** Origins whose pages may show a session made with it. */
  origins: string[];
  created_by: number;
  created_date_time: Time;
  expires_date_time: Time;
  /** To the minute. */
  last_used_date_time: Time | null;
  revoked_date_time: Time | null;
  revoked_by: number | null;
}

export interface ApiTokenTables {
  api_tokens: ApiTokenTable;
}
