import { plainText } from "../validation/text.ts";

export const tagMaxLength = 50;
/** Most tags of one record. */
export const tagsMax = 20;
export const tooManyTags = `It would have more than ${tagsMax} tags.`;

/** A tag as typed. */
export const tagLabel = plainText(tagMaxLength, "Enter a tag first.");

/** True when two labels mean the same tag. */
export const isSameTag = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

export interface TagChange {
  add: string[];
  remove: string[];
}

/** Removes some tags and adds others, without duplicates. */
export const changedTags = (
  tags: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] =>
  [...tags.filter((tag) => !remove.some((gone) => isSameTag(tag, gone))), ...add].filter(
    (tag, place, all) => all.findIndex((other) => isSameTag(tag, other)) === place,
  );

/** Returns the tags added and removed between two lists. */
export const changeBetween = (before: readonly string[], after: readonly string[]) => ({
  add: after.filter((tag) => !before.includes(tag)),
  remove: before.filter((tag) => !after.includes(tag)),
});

/** Changes that give rows back the tags they had before a change: one for all with the same. */
export const changesBack = <Row extends { tags: readonly string[] }>(
  rows: readonly Row[],
  change: TagChange,
): { change: TagChange; rows: Row[] }[] =>
  [
    ...Map.groupBy(rows, ({ tags }) =>
      JSON.stringify(changeBetween(changedTags(tags, change), tags)),
    ),
  ].map(([back, group]) => ({ change: JSON.parse(back) as TagChange, rows: group }));
