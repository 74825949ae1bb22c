import type { Say } from "@ats/ui/texts";
import { historyTexts } from "./history-texts.ts";

/** A property's name as words: "reminder_hours" becomes "Reminder hours"; none for a whole value. */
export function fieldName(field: string): string {
  if (field === "value") return "";
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .replace(/^is /, "")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isFieldName = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z]+(_[a-z]+)+$/.test(value);

/** A value before or after a change, for people. */
export function valueInWords(say: Say, value: unknown): string {
  if (value === null || value === undefined || value === "") return say(historyTexts.nothing);
  if (typeof value === "boolean") return say(value ? historyTexts.on : historyTexts.off);
  if (Array.isArray(value))
    return value.length === 0
      ? say(historyTexts.nothing)
      : value.map((each) => valueInWords(say, each)).join("; ");
  if (typeof value === "object")
    return Object.values(value)
      .filter((each) => each !== null && typeof each !== "object")
      .map((each) => valueInWords(say, each))
      .join(", ");
  return isFieldName(value) ? fieldName(value) : String(value);
}
