import { z } from "zod";

/** A whole script, a comment, or the rest of a tag, after its "<". */
const afterOpen =
  /(?<=<)(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|!--[\s\S]*?(?:-->|$)|\/?[a-z!?][^<>]*>?/iy;
const afterSlash = /[a-z!?][^<>]*>?/iy;

/** True for a character that makes a tag of the "<" before it. */
const beginsTag = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 33 || unit === 63;
const slash = 47;

/**
 * Removes markup and scripts from typed text, turns `&amp;` into `&` and trims. Specification §5.
 *
 * Reads the text once. A "<" is kept until something that makes it a tag follows, also when the
 * markup between the two has been removed.
 */
export function sanitiseText(text: string): string {
  const kept: string[] = [];
  let at = 0;
  const follows = (pattern: RegExp) => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  while (at < text.length) {
    const before = kept[kept.length - 1];
    const unit = text.charCodeAt(at);
    const mayBegin = beginsTag(unit) || (unit === slash && beginsTag(text.charCodeAt(at + 1)));
    if (text[at] === "<") {
      kept.push("<");
      at++;
    } else if (mayBegin && before === "<" && follows(afterOpen)) kept.pop();
    else if (mayBegin && before === "/" && kept[kept.length - 2] === "<" && follows(afterSlash))
      kept.length -= 2;
    else {
      const start = at;
      const next = text.indexOf("<", at);
      at = next < 0 ? text.length : next;
      kept.push(text.slice(start, at));
    }
  }
  return kept.join("").replace(/&amp;/g, "&").trim();
}

/** A required text of at most `max` characters, sanitised when parsed. */
export const plainText = (max: number, required: string) =>
  z
    .string()
    .max(max, `Shorten this to ${max} characters or fewer.`)
    .transform(sanitiseText)
    .refine((text) => text.length > 0, required);
