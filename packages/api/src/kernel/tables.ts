import type { ColumnType, Generated } from "kysely";
import type { Time } from "../database/columns.ts";

/** The stored answer to a request, for retries. */
interface IdempotencyKeyTable {
  company_id: number;
  user_id: number;
  endpoint: string;
  key: string;
  request_hash: Uint8Array;
  answer: ColumnType<unknown, string | undefined, string>;
  created_date_time: Time;
}

/** Writes without a session, counted only for limits. */
export interface PublicWriteTable {
  id: Generated<number>;
  /** The network that they come from, or the hash of whom a message is for. */
  address: string;
  kind: "form" | "file" | "link" | "mail";
  created_date_time: Time;
}

export interface KernelTables {
  idempotency_keys: IdempotencyKeyTable;
  public_writes: PublicWriteTable;
}
