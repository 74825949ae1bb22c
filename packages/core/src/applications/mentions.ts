interface Named {
  first_name: string;
  last_name: string;
}

/** How a text names a colleague: "@Priya Raman". */
export const mentionOf = ({ first_name, last_name }: Named): string =>
  `@${first_name} ${last_name}`.trim();

/** The people whom a text names with an @. */
export function mentionedIn<Person extends Named>(
  text: string,
  people: readonly Person[],
): Person[] {
  const written = text.toLowerCase();
  return people.filter((person) => {
    const mention = mentionOf(person).toLowerCase();
    const ends = written.split(mention).slice(1);
    return mention.length > 1 && ends.some((rest) => !/^[\p{L}\p{N}]/u.test(rest));
  });
}
