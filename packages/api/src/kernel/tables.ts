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

/** A single row: the clock as the sweeps of all instances have seen it. */
interface ServerClockTable {
  id: Generated<1>;
  /** The time of the last sweep. */
  seen_date_time: Time;
  /** The time after the last jump; null when there was none. */
  jumped_date_time: Time | null;
}

export interface KernelTables {
  idempotency_keys: IdempotencyKeyTable;
  public_writes: PublicWriteTable;
  server_clock: ServerClockTable;
}
