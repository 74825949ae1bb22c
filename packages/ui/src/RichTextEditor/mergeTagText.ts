/** A placeholder that is filled in for each person: `{{candidate.first_name}}`. */
export type MergeTag = {
  /** The text between the braces: letters, digits, `.`, `_` and `-`. */
  id: string;
  /** The text that the writer sees: "First name". */
  label: string;
};

export const mergeTagPattern = /\{\{\s*[\w.-]+\s*\}\}/g;

export const mergeTagText = (id: string): string => `{{${id}}}`;
export const mergeTagId = (text: string): string => text.replace(/[{}\s]/g, "");

/** Splits a text into words and the ids of its merge tags, in order. */
export function mergeTagParts(text: string): (string | { id: string })[] {
  const parts: (string | { id: string })[] = [];
  let at = 0;
  for (const match of text.matchAll(mergeTagPattern)) {
    if (match.index > at) parts.push(text.slice(at, match.index));
    parts.push({ id: mergeTagId(match[0]) });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** Turns merge tags from elements of the editor's markup into plain text. */
export const unwrapMergeTags = (html: string): string =>
  html.replace(/<span data-merge-tag="[^"]*">([^<]*)<\/span>/g, "$1");
