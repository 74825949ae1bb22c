import { keepPreviousData } from "@tanstack/react-query";
import { useEndpoint } from "../../app/endpoint.ts";
import { type CandidateListState, candidatesOf } from "./state.ts";

export const useCandidates = (state: CandidateListState) =>
  useEndpoint(...candidatesOf(state), { placeholderData: keepPreviousData });
