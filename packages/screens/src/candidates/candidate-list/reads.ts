import { listCandidates } from "@ats/core/candidates/contract";
import { searchQuery } from "../../applications/search-query.ts";
import { type FieldTerm, pageOf } from "../../lists/list-state.ts";
import type { CandidateListState } from "./state.ts";

/** The search of the words in CVs. */
export const cvWords = "cv";

/** The narrowing to a talent pool, by its id. */
export const poolField = "pool";

/** The pools that the list is narrowed to. */
export const poolsIn = (terms: readonly FieldTerm[]) =>
  terms.flatMap(({ field, term }) => (field === poolField ? [Number(term)] : []));

/** The search as the endpoint takes it: words in CVs go together. */
export function candidateQuery(terms: readonly FieldTerm[]) {
  const inCvs = terms.filter(({ field }) => field === cvWords).map(({ term }) => term);
  return {
    ...searchQuery(terms.filter(({ field }) => field !== cvWords && field !== poolField)),
    ...(inCvs.length > 0 && { cv: inCvs.join(" ") }),
    pool: poolsIn(terms),
  };
}

/** The call that reads the candidates of a list's state. */
export const candidatesOf = (state: CandidateListState) =>
  [
    listCandidates,
    { query: { ...pageOf(state), ...candidateQuery(state.search), filter: state.filter } },
  ] as const;
