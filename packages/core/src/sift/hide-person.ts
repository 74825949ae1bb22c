/** Stands in an answer for what would tell who wrote it. */
export const hiddenMark = "▇▇▇";

const letter = String.raw`[\p{L}\p{N}]`;
const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`);

/** Email addresses, links, and telephone numbers. */
const contacts = /[^\s@]{1,64}@[^\s@]{1,255}|(?:https?:\/\/|www\.)\S+|\+?\d[\d ()-]{8,18}\d/giu;

/** Hides an applicant's name and contact details in the text of an answer. */
export function hidePerson(text: string, names: readonly string[]): string {
  const parts = names
    .flatMap((name) => [name.trim(), ...name.split(/[\s-]+/)])
    .filter((part) => part.length > 1)
    .toSorted((a, b) => b.length - a.length);
  const withoutContacts = text.replace(contacts, hiddenMark);
  if (parts.length === 0) return withoutContacts;
  const any = parts.map(escaped).join("|");
  return withoutContacts.replace(
    new RegExp(`(?<!${letter})(?:${any})(?!${letter})`, "giu"),
    hiddenMark,
  );
}
