import type { SearchOf } from "../../app/useSearch.ts";
import { useLastPage, useListState } from "../../lists/useListState.ts";
import { useCandidateCount, useCandidates } from "./queries.ts";
import { type CandidateListSearch, candidateListOptions } from "./state.ts";

/** The state of the list of candidates, the page that it shows, and how many there are. */
export function useCandidateList(address: SearchOf<CandidateListSearch>) {
  const { state, update } = useListState(candidateListOptions, address);
  const list = useCandidates(state);
  const counted = useCandidateCount(state, list.data?.total === null);
  const total = list.data?.total ?? counted;
  useLastPage(state, total, update);
  return { state, update, list, total };
}
