/** Words that tell nothing of what a job needs. */
const empty = new Set(
  "a an and at for from in of on or the to with level band grade job role senior junior lead part full time days nights".split(
    " ",
  ),
);

const most = 12;

/**
 * What people are looked for by for a job: the words of its title and what its interviewers rate,
 * each once, as they are written.
 */
export function jobTerms({ title, attributes }: { title: string; attributes: readonly string[] }) {
  const words = title.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word.length > 1);
  const telling = words.filter((word) => !empty.has(word.toLowerCase()) && !/^\d+$/.test(word));
  const terms = new Map([...telling, ...attributes].map((term) => [term.toLowerCase(), term]));
  return [...terms.values()].slice(0, most);
}
