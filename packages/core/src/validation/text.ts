import { z } from "zod";
import { isElement } from "./elements.ts";
import { isBlank } from "./invisible.ts";

/** A script or style with its content, or whatever looks like one tag. */
const markup =
  /<script(?![\w-])[^]*?(?:<\/script\s*>|$)|<style(?:\s[^<>]*)?>[^]*?(?:<\/style\s*>|$)|<\/script(?![\w-])[^<>]*>?|<(?<slash>\/?)(?<name>[a-z][^\s/<>]*)(?![^\s/<>])(?<rest>[^<>]*)>/gi;
const comment = /<!--[^]*?-->/g;

/** True for a tag of a known element. A tag with words alone, as `<a month or two>`, is text. */
const isTag = (name: string, { slash, rest }: { slash: string; rest: string }): boolean =>
  isElement(name) && Boolean(slash || rest.includes("=") || /^\s*\/?$/.test(rest));

function withoutMarkup(text: string): string {
  const end = text.lastIndexOf("-->") + 3;
  const uncommented = end > 2 ? text.slice(0, end).replace(comment, "") + text.slice(end) : text;
  return uncommented.replace(markup, (whole, ...found) => {
    const { name, ...tag } = found.at(-1) as { name?: string; slash: string; rest: string };
    return name === undefined || isTag(name, tag) ? "" : whole;
  });
}

/**
 * Removes markup and scripts from typed text, turns `&amp;` into `&` and trims. Specification §5. A
 * "<" that opens no known element stays.
 */
export function sanitiseText(text: string): string {
  let kept = text;
  // The text left by a removed tag may be a tag itself: at first by chance, then by intention.
  if (text.includes("<")) {
    kept = withoutMarkup(withoutMarkup(text));
    if (kept !== withoutMarkup(kept)) kept = kept.replaceAll("<", "");
  }
  return kept.replaceAll("&amp;", "&").trim();
}

/** A text of at most `max` characters, sanitised when parsed. */
export const optionalText = (max: number) =>
  z.string().max(max, `Shorten this to ${max} characters or fewer.`).transform(sanitiseText);

/** A required text of at most `max` characters, sanitised when parsed. */
export const plainText = (max: number, required: string) =>
  optionalText(max).refine((text) => !isBlank(text), required);
