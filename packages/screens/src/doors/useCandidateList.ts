import { type SearchProps, useSearch } from "../app/useSearch.ts";
import {
  candidateListSearch,
  type CandidateListSearch,
} from "../candidates/candidate-list/state.ts";
import { useCandidateList as useList } from "../candidates/candidate-list/useCandidateList.ts";

/** State and data of the list of candidates, for a view of the host's own. */
export const useCandidateList = (props?: SearchProps<CandidateListSearch>) =>
  useList(useSearch(candidateListSearch, props));
