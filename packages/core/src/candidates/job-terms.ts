import { longestTitle } from "../jobs/job-input.ts";

/** Title words that say nothing about a job's requirements. */
const empty = new Set(
  "a an and at for from in of on or the to with level band grade job role senior junior lead part full time days nights".split(
    " ",
  ),
);

const most = 12;

/**
 * Returns the search terms for a job: title words and scorecard attributes, each once, as written.
 */
export function jobTerms({ title, attributes }: { title: string; attributes: readonly string[] }) {
  const words = title
    .slice(0, longestTitle)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word.length > 1);
  const telling = words.filter((word) => !empty.has(word.toLowerCase()) && !/^\d+$/.test(word));
  const terms = new Map([...telling, ...attributes].map((term) => [term.toLowerCase(), term]));
  return [...terms.values()].slice(0, most);
}
