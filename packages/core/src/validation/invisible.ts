/** Select a variant of the letter or sign before them. */
const selectors = String.raw`\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
/** Join the letters or signs beside them. */
const joiners = String.raw`\u200c\u200d`;
const letter = String.raw`(?![${selectors}])[\p{L}\p{M}\p{N}\p{S}]`;
const unseen = new RegExp(
  String.raw`(?![${joiners}${selectors}])[\p{Default_Ignorable_Code_Point}\u2800]`,
  "gu",
);
const idle = new RegExp(
  String.raw`(?<!${letter}[${selectors}]?)[${joiners}${selectors}]|[${joiners}](?!${letter})`,
  "gu",
);
const something = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True for a text that shows nothing. */
export const isBlank = (text: string): boolean => !something.test(text);

/** Removes what shows nothing from a text: zero-width spaces, fillers, marks of direction. */
export const withoutInvisible = (text: string): string =>
  isBlank(text) ? "" : text.replace(unseen, "").replace(idle, "").trim();
