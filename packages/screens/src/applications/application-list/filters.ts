import type { ApplicationMark } from "@ats/core/applications/list-columns";
import type { FieldTerm } from "../../lists/list-state.ts";
import { searchQuery } from "../search-query.ts";

/** Filters by a choice, beside the free search. */
export const narrowings = ["tag", "mark", "rating_from", "score_from"] as const;
type Narrowing = (typeof narrowings)[number];

const isNarrowing = (field: string) => (narrowings as readonly string[]).includes(field);

/** Search and filters as the endpoints take them; of several minimum values, the highest. */
export function applicationQuery(terms: readonly FieldTerm[]) {
  const chosen = (narrowing: Narrowing) =>
    terms.flatMap(({ field, term }) => (field === narrowing ? [term] : []));
  const highest = (narrowing: Narrowing) => {
    const values = chosen(narrowing).map(Number);
    return values.length > 0 ? Math.max(...values) : undefined;
  };
  return {
    ...searchQuery(terms.filter(({ field }) => !isNarrowing(field))),
    tag: chosen("tag"),
    mark: chosen("mark") as ApplicationMark[],
    rating_from: highest("rating_from"),
    score_from: highest("score_from"),
  };
}
