import { listCandidates } from "@ats/core/candidates/contract";
import type { Consent, RetentionGroup } from "@ats/core/candidates/filters";
import { searchQuery } from "../../applications/search-query.ts";
import { type FieldTerm, pageOf } from "../../lists/list-state.ts";
import type { CandidateListState } from "./state.ts";

/** The search field for words in CVs. */
export const cvWords = "cv";

/** Filters by a choice, beside the free search. */
export const narrowings = ["pool", "tag", "consent", "retention"] as const;
type Narrowing = (typeof narrowings)[number];

const isNarrowing = (field: string) => (narrowings as readonly string[]).includes(field);

const chosen = (terms: readonly FieldTerm[], narrowing: Narrowing) =>
  terms.flatMap(({ field, term }) => (field === narrowing ? [term] : []));

/** The pools that filter the list. */
export const poolsIn = (terms: readonly FieldTerm[]) => chosen(terms, "pool").map(Number);

/** The search as the endpoint takes it; words in CVs form one term. */
export function candidateQuery(terms: readonly FieldTerm[]) {
  const inCvs = terms.filter(({ field }) => field === cvWords).map(({ term }) => term);
  return {
    ...searchQuery(terms.filter(({ field }) => field !== cvWords && !isNarrowing(field))),
    ...(inCvs.length > 0 && { cv: inCvs.join(" ") }),
    pool: poolsIn(terms),
    tag: chosen(terms, "tag"),
    consent: chosen(terms, "consent") as Consent[],
    retention: chosen(terms, "retention") as RetentionGroup[],
  };
}

/** The call that reads the candidates of a list's state. */
export const candidatesOf = (state: CandidateListState) =>
  [
    listCandidates,
    { query: { ...pageOf(state), ...candidateQuery(state.search), filter: state.filter } },
  ] as const;
