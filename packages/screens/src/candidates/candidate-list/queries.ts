import { keepPreviousData } from "@tanstack/react-query";
import { useEndpoint } from "../../app/endpoint.ts";
import { type CandidateListState, candidatesOf, countOf } from "./state.ts";

export const useCandidates = (state: CandidateListState) =>
  useEndpoint(...candidatesOf(state), { placeholderData: keepPreviousData });

/** How many there are, asked where the page came before they were counted. */
export const useCandidateCount = (state: CandidateListState, isAsked: boolean) =>
  useEndpoint(...countOf(state), { enabled: isAsked }).data?.total;
