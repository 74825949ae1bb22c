import type { ColumnType } from "kysely";
import type { Time } from "../database/columns.ts";

/** The answer to an intent, for who sends it again. */
export interface IdempotencyKeyTable {
  company_id: number;
  user_id: number;
  endpoint: string;
  key: string;
  request_hash: Uint8Array;
  answer: ColumnType<unknown, string | undefined, string>;
  created_date_time: Time;
}

export interface AppTables {
  idempotency_keys: IdempotencyKeyTable;
}
