interface Named {
  first_name: string;
  last_name: string;
}

/** Formats a mention of a colleague: "@Priya Raman". */
export const mentionOf = ({ first_name, last_name }: Named): string =>
  `@${first_name} ${last_name}`.trim();

/** Matches when a name continues: "Lee" continues in "Lee-Smith" but not in "Lee's". */
const goesOn = /^(?:[\p{L}\p{N}]|['’](?!s(?![\p{L}\p{N}]))\p{L}|[-‐‑]\p{L})/u;

/** Returns the people mentioned with an @ in a text; the longest matching name wins. */
export function mentionedIn<Person extends Named>(
  text: string,
  people: readonly Person[],
): Person[] {
  const written = text.toLowerCase();
  const lowered = (person: Person) => mentionOf(person).toLowerCase();
  const mentions = people
    .map(lowered)
    .filter((mention) => mention.length > 1)
    .toSorted((a, b) => b.length - a.length);
  const taken = new Set<number>();
  const isNamed = (mention: string): boolean => {
    const before = taken.size;
    for (let at = written.indexOf(mention); at >= 0; at = written.indexOf(mention, at + 1))
      if (!taken.has(at) && !goesOn.test(written.slice(at + mention.length))) taken.add(at);
    return taken.size > before;
  };
  const named = new Set(mentions.filter(isNamed));
  return people.filter((person) => named.has(lowered(person)));
}
