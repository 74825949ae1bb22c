/** Shape the characters beside them: joiners of letters, and selectors of a letter's variant. */
const shaping = String.raw`\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
const shaped = String.raw`[\p{L}\p{M}\p{N}\p{S}]`;
const unseen = new RegExp(
  String.raw`(?![${shaping}])[\p{Default_Ignorable_Code_Point}\u2800]`,
  "gu",
);
const idle = new RegExp(String.raw`(?<!${shaped})[${shaping}]|[\u200c\u200d](?!${shaped})`, "gu");
const something = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True for a text that shows nothing. */
export const isBlank = (text: string): boolean => !something.test(text);

/** Removes what shows nothing from a text: zero-width spaces, fillers, marks of direction. */
export const withoutInvisible = (text: string): string =>
  isBlank(text) ? "" : text.replace(unseen, "").replace(idle, "").trim();
