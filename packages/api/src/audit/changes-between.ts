import type { AuditChange } from "@ats/core/audit/events";
import { canonicalJson } from "../kernel/canonical-json.ts";

/** The fields in which two states of a record differ; without one of them, all that have a value. */
export function changesBetween(
  before: object | null | undefined,
  after: object | null | undefined,
): AuditChange[] {
  const [old, next] = [before ?? {}, after ?? {}] as Record<string, unknown>[];
  return [...new Set([...Object.keys(old ?? {}), ...Object.keys(next ?? {})])]
    .map((field) => ({ field, before: old?.[field] ?? null, after: next?.[field] ?? null }))
    .filter((change) => canonicalJson(change.before) !== canonicalJson(change.after));
}
