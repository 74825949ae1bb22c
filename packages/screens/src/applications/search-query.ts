import type { FieldTerm } from "../lists/field-term.ts";
import { termsOf } from "../lists/list-state.ts";

/** The free search, which finds a person by their full name. */
export const freeSearch = "q";

/** The search as the endpoint takes it. */
export function searchQuery(terms: readonly FieldTerm[]) {
  const q = terms.filter(({ field }) => field === freeSearch).map(({ term }) => term);
  return {
    ...(q.length > 0 && { q: q.join(" ") }),
    s: termsOf(terms.filter(({ field }) => field !== freeSearch)),
  };
}
