import { listCandidates } from "@ats/core/candidates/contract";
import type { Consent, RetentionGroup } from "@ats/core/candidates/filters";
import { searchQuery } from "../../applications/search-query.ts";
import type { FieldTerm } from "../../lists/field-term.ts";
import { pageOf } from "../../lists/list-state.ts";
import type { CandidateListState } from "./state.ts";

/** The search field for words in CVs. */
export const cvWords = "cv";

/** Filters by a choice, beside the free search. */
export const filterFields = ["pool", "tag", "consent", "retention"] as const;
type FilterField = (typeof filterFields)[number];

const isFilterField = (field: string) => (filterFields as readonly string[]).includes(field);

const chosen = (terms: readonly FieldTerm[], name: FilterField) =>
  terms.flatMap(({ field, term }) => (field === name ? [term] : []));

/** The pools that filter the list. */
export const filterPools = (terms: readonly FieldTerm[]) => chosen(terms, "pool").map(Number);

/** The search as the endpoint takes it; words in CVs form one term. */
export function candidateQuery(terms: readonly FieldTerm[]) {
  const inCvs = terms.filter(({ field }) => field === cvWords).map(({ term }) => term);
  return {
    ...searchQuery(terms.filter(({ field }) => field !== cvWords && !isFilterField(field))),
    ...(inCvs.length > 0 && { cv: inCvs.join(" ") }),
    pool: filterPools(terms),
    tag: chosen(terms, "tag"),
    consent: chosen(terms, "consent") as Consent[],
    retention: chosen(terms, "retention") as RetentionGroup[],
  };
}

/** The call that reads the candidates of a list's state. */
export const candidatesCall = (state: CandidateListState) =>
  [
    listCandidates,
    { query: { ...pageOf(state), ...candidateQuery(state.search), filter: state.filter } },
  ] as const;
