import type { ApplicationToggle } from "@ats/core/applications/list-columns";
import type { FieldTerm } from "../../lists/field-term.ts";
import { searchQuery } from "../search-query.ts";

/** Filters by a choice, beside the free search. */
export const filterFields = ["tag", "mark", "rating_from", "score_from"] as const;
type FilterField = (typeof filterFields)[number];

const isFilterField = (field: string) => (filterFields as readonly string[]).includes(field);

/** Search and filters as the endpoints take them; of several minimum values, the highest. */
export function applicationQuery(terms: readonly FieldTerm[]) {
  const chosen = (name: FilterField) =>
    terms.flatMap(({ field, term }) => (field === name ? [term] : []));
  const highest = (name: FilterField) => {
    const values = chosen(name).map(Number);
    return values.length > 0 ? Math.max(...values) : undefined;
  };
  return {
    ...searchQuery(terms.filter(({ field }) => !isFilterField(field))),
    tag: chosen("tag"),
    mark: chosen("mark") as ApplicationToggle[],
    rating_from: highest("rating_from"),
    score_from: highest("score_from"),
  };
}
