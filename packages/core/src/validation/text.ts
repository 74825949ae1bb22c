import { z } from "zod";
import { isBlank } from "./invisible.ts";

/** A whole script, a comment, or the rest of a tag, after its "<". */
const afterOpen =
  /(?<=<)(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|!--[\s\S]*?(?:-->|$)|\/?[a-z!?][^<>]*>?/iy;
const afterSlash = /[a-z!?][^<>]*>?/iy;

/** True for a character that makes a tag of the "<" before it. */
const beginsTag = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 33 || unit === 63;
const slash = 47;
const lessThan = 60;
/** True for a "<" that may become a part of a tag. */
function mayOpen(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  if (next !== slash) return next === lessThan || beginsTag(next);
  const after = text.charCodeAt(at + 2);
  return after === lessThan || beginsTag(after);
}

/**
 * Removes markup and scripts from typed text, turns `&amp;` into `&` and trims. Specification §5.
 *
 * Reads the text once. A "<" is kept until something that makes it a tag follows, also when the
 * markup between the two has been removed.
 */
export function sanitiseText(text: string): string {
  let kept = "";
  /** Each "<" and "</" after which no text has been kept. */
  const open: string[] = [];
  let at = 0;
  const follows = (pattern: RegExp) => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const keepTo = (end: number) => {
    if (open.length > 0) kept += open.splice(0).join("");
    kept += text.slice(at, end);
    at = end;
  };
  while (at < text.length) {
    const last = open.at(-1);
    const unit = text.charCodeAt(at);
    const after = text.charCodeAt(at + 1);
    const mayBegin = last && (beginsTag(unit) || (unit === slash && beginsTag(after)));
    if (unit === lessThan && mayOpen(text, at)) {
      open.push("<");
      at++;
    } else if (mayBegin && follows(last === "<" ? afterOpen : afterSlash)) open.pop();
    else if (last === "<" && unit === slash && after === lessThan) {
      open[open.length - 1] = "</";
      at++;
    } else {
      let end = at;
      do end = text.indexOf("<", end + 1);
      while (end > 0 && !mayOpen(text, end));
      keepTo(end < 0 ? text.length : end);
    }
  }
  keepTo(at);
  return kept.replaceAll("&amp;", "&").trim();
}

/** A required text of at most `max` characters, sanitised when parsed. */
export const plainText = (max: number, required: string) =>
  z
    .string()
    .max(max, `Shorten this to ${max} characters or fewer.`)
    .transform(sanitiseText)
    .refine((text) => !isBlank(text), required);
