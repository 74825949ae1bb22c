import { z } from "zod";

/**
 * Removes markup and scripts from typed text, turns `&amp;` into `&` and trims. Specification §5.
 */
export function sanitiseText(text: string): string {
  let before: string;
  let after = text.replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, "");
  do {
    before = after;
    after = before.replace(/<!--[\s\S]*?(-->|$)|<\/?[a-z!?][^<>]*>?/gi, "");
  } while (after !== before);
  return after.replace(/&amp;/g, "&").trim();
}

/** A required text of at most `max` characters, sanitised when parsed. */
export const plainText = (max: number, required: string) =>
  z
    .string()
    .max(max, `Shorten this to ${max} characters or fewer.`)
    .transform(sanitiseText)
    .refine((text) => text.length > 0, required);
