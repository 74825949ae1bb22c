import { countCandidates } from "@ats/core/candidates/count-contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useEndpoint } from "../../app/endpoint.ts";
import { candidateQuery, candidatesCall } from "./calls.ts";
import type { CandidateListState } from "./state.ts";

export const useCandidates = (state: CandidateListState) =>
  useEndpoint(...candidatesCall(state), { placeholderData: keepPreviousData });

/** Counts the candidates, where their page arrived without a total. */
export const useCandidateCount = ({ search, filter }: CandidateListState, isAsked: boolean) =>
  useEndpoint(
    countCandidates,
    { query: { ...candidateQuery(search), filter } },
    { enabled: isAsked },
  ).data?.total;
