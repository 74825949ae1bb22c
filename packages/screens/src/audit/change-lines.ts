import type { AuditEvent } from "@ats/core/audit/contract";
import type { Say } from "@ats/ui/texts";
import { auditTexts } from "./texts.ts";

interface ChangeLine {
  field: string;
  before: string;
  after: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The changes of an event, a line for each field; the fields of a setting stand by themselves. */
export const changeLines = (say: Say, changes: AuditEvent["changes"]): ChangeLine[] =>
  changes.flatMap(({ field, before, after }) => {
    const [old, next] = [before, after].map((each) => (isRecord(each) ? each : undefined));
    if (!old && !next) return [lineOf(say, field, before, after)];
    return [...new Set([...Object.keys(old ?? {}), ...Object.keys(next ?? {})])]
      .filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(next?.[name]))
      .map((name) => lineOf(say, name, old?.[name], next?.[name]));
  });

const lineOf = (say: Say, field: string, before: unknown, after: unknown): ChangeLine => ({
  field: field === "value" ? say(auditTexts.value) : inWords(field),
  before: written(say, before),
  after: written(say, after),
});

/** "brand_name" and "brandName" as "Brand name". */
function inWords(field: string): string {
  const words = field.replace(/_|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function written(say: Say, value: unknown): string {
  if (value === null || value === undefined || value === "") return say(auditTexts.none);
  if (typeof value === "boolean") return say(value ? auditTexts.yes : auditTexts.no);
  if (Array.isArray(value))
    return value.map((each) => written(say, each)).join(", ") || say(auditTexts.none);
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, each]) => `${inWords(name)}: ${written(say, each)}`)
      .join("; ");
  return String(value);
}
