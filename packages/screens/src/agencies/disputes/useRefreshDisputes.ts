import {
  getAgencyDispute,
  getDisputeHandling,
  listAgencyDisputes,
} from "@ats/core/agencies/disputes-contract";
import { getCandidateOwnership } from "@ats/core/agencies/ownership-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keyOf } from "../../app/query.ts";

/** Reads again what shows disputes with agencies, and whose candidates are. */
export function useRefreshDisputes() {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [listAgencyDisputes, getAgencyDispute, getDisputeHandling, getCandidateOwnership].map(
          (endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      ),
    [queries],
  );
}
