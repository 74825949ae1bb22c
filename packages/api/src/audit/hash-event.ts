import type { Selectable } from "kysely";
import { canonicalJson } from "../kernel/canonical-json.ts";
import { sha256 } from "../kernel/sha256.ts";
import type { AuditTables } from "./tables.ts";

export type AuditRow = Selectable<AuditTables["audit_events"]>;

/** The SHA-256 of an event with the hash of the one before it, in hexadecimal. */
export function hashEvent(row: Omit<AuditRow, "hash"> & { hash?: string }): string {
  const { hash: _, ...event } = row;
  return sha256(canonicalJson(event));
}
