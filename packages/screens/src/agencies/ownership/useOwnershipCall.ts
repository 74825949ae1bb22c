import { getCandidateOwnership } from "@ats/core/agencies/ownership-contract";
import type { Endpoint } from "@ats/core/contract/endpoint";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";

/** Changes an ownership, says how that went, and reads it again. */
export function useOwnershipCall<E extends Endpoint>(
  endpoint: E,
  { done, onDone }: { done: string; onDone?(): void },
) {
  const queries = useQueryClient();
  return useCall(endpoint, {
    onSuccess: () => {
      showToast({ tone: "positive", title: done });
      onDone?.();
    },
    onError: ({ message }) => showToast({ tone: "critical", title: message, timeout: null }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(getCandidateOwnership) }),
  });
}
