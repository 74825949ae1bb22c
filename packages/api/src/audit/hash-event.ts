import type { Selectable } from "kysely";
import { sha256 } from "../kernel/sha256.ts";
import type { AuditTables } from "./tables.ts";

export type AuditRow = Selectable<AuditTables["audit_events"]>;

/** The SHA-256 of an event with the hash of the one before it, in hexadecimal. */
export function hashEvent(row: Omit<AuditRow, "hash"> & { hash?: string }): string {
  const { hash: _, ...event } = row;
  return sha256(canonicalJson(event));
}

/** JSON with the names of each object in order, so that equal values have equal texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
