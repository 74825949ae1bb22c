import { listCandidateActivity } from "@ats/core/candidates/activity-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { getCandidateCv, removeCandidateCv } from "@ats/core/candidates/cv-contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";

export const useCandidate = (id: number) => useEndpoint(getCandidate, { params: { id } });

/** Reads a candidate and the candidate list again. */
export function useRefreshCandidate() {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [getCandidate, listCandidates, listCandidateActivity].map((endpoint) =>
          queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      ),
    [queries],
  );
}

export function useLoadCv(id: number) {
  const { client } = useAts();
  return useCallback(
    (cv: number, as: "preview" | "download") =>
      client.call(getCandidateCv, { params: { id, cv }, query: { as } }),
    [client, id],
  );
}

export const useRemoveCv = (onSuccess: () => void) => useCall(removeCandidateCv, { onSuccess });
