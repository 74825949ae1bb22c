/** Stands in an answer for what would tell who wrote it. */
export const hiddenMark = "▇▇▇";

const letter = String.raw`[\p{L}\p{N}]`;
const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`);

/** Email addresses, account names, web addresses, and numbers with at least ten digits. */
const contacts = new RegExp(
  [
    String.raw`[^\s@]{0,64}@[^\s@]{1,255}`,
    String.raw`(?:https?:\/\/|www\.)\S+`,
    String.raw`[\p{L}\p{N}.-]{1,255}\.(?:com|org|net|uk|eu|ie|io|me|dev|co|info)(?!${letter})(?:\/\S*)?`,
    String.raw`\+?(?:\d[ ().-]{0,2}){9,14}\d`,
  ].join("|"),
  "giu",
);

/**
 * Hides an applicant's name and contact details in the text of an answer. A name in lower case
 * stays unless it is the whole name, because Will and May are words too.
 */
export function hidePerson(text: string, names: readonly string[]): string {
  const full = names
    .map((name) => name.trim())
    .join(" ")
    .trim();
  const parts = names
    .flatMap((name) => [name.trim(), ...name.split(/[\s-]+/)])
    .filter((part) => part.length > 1)
    .toSorted((a, b) => b.length - a.length);
  const withoutContacts = text.replace(contacts, hiddenMark);
  if (parts.length === 0) return withoutContacts;
  const any = [full, ...parts].map(escaped).join("|");
  return withoutContacts.replace(
    new RegExp(`(?<!${letter})(?:${any})(?!${letter})`, "giu"),
    (found) => (/^\p{Ll}/u.test(found) && found.length < full.length ? found : hiddenMark),
  );
}
