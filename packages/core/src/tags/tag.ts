import { plainText } from "../validation/text.ts";

export const tagMaxLength = 50;
/** The most tags of one record. */
export const tagsMax = 20;
export const tooManyTags = `It would have more than ${tagsMax} tags.`;

/** A tag as somebody types it. */
export const tagLabel = plainText(tagMaxLength, "Write the tag before adding it.");

/** Whether two labels are the same tag. */
export const isSameTag = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** The tags after some are taken away and others added, none twice. */
export const changedTags = (
  tags: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] =>
  [...tags.filter((tag) => !remove.some((gone) => isSameTag(tag, gone))), ...add].filter(
    (tag, place, all) => all.findIndex((other) => isSameTag(tag, other)) === place,
  );

/** What was added and taken away between two lists. */
export const changeBetween = (before: readonly string[], after: readonly string[]) => ({
  add: after.filter((tag) => !before.includes(tag)),
  remove: before.filter((tag) => !after.includes(tag)),
});
