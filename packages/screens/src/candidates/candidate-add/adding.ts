import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { addCandidate, getCandidate, updateCandidate } from "@ats/core/candidates/details-contract";
import type { ApiError } from "@ats/core/contract/client";
import type { Input } from "@ats/core/contract/endpoint";
import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useAts } from "../../app/context.tsx";

type Body = Input<typeof addCandidate>["body"];

/**
 * Adds a candidate once, however often it is tried. Whether a call whose answer was lost has added them
 * is not known: it is sent again as it was, and what was typed since is saved with who it added.
 */
export function useAddOnce(
  options: Omit<UseMutationOptions<CandidateDetails, ApiError, Body>, "mutationFn">,
) {
  const { client } = useAts();
  const lost = useRef<{ body: Body; idempotencyKey: string }>(undefined);
  return useMutation<CandidateDetails, ApiError, Body>({
    mutationFn: async (body) => {
      const first = (lost.current ??= { body, idempotencyKey: crypto.randomUUID() });
      const added = await client.call(addCandidate, first).catch((error: ApiError) => {
        if (error.status > 0 && error.status < 500) lost.current = undefined;
        throw error;
      });
      if (JSON.stringify(body) === JSON.stringify(first.body)) return added;
      const params = { id: added.id };
      const { version } = await client.call(getCandidate, { params });
      return client.call(updateCandidate, { params, version, body });
    },
    ...options,
  });
}
