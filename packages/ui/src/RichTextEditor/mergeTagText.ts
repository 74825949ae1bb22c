/** A place in a text that is filled in for each person: `{{candidate.first_name}}`. */
export type MergeTag = {
  /** Stands between the braces: letters, digits, `.`, `_` and `-`. */
  id: string;
  /** What the writer sees: "First name". */
  label: string;
};

export const mergeTagPattern = /\{\{\s*[\w.-]+\s*\}\}/g;

export const mergeTagText = (id: string): string => `{{${id}}}`;
export const mergeTagId = (text: string): string => text.replace(/[{}\s]/g, "");

/** A text in its parts, in order: the words, and the ids of the merge tags between them. */
export function mergeTagParts(text: string): (string | { id: string })[] {
  const parts: (string | { id: string })[] = [];
  let at = 0;
  for (const found of text.matchAll(mergeTagPattern)) {
    if (found.index > at) parts.push(text.slice(at, found.index));
    parts.push({ id: mergeTagId(found[0]) });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** Merge tags are elements in the editor's markup and plain text in a value. */
export const unwrapMergeTags = (html: string): string =>
  html.replace(/<span data-merge-tag="[^"]*">([^<]*)<\/span>/g, "$1");
