import type { Input } from "@ats/core/contract/endpoint";
import { to } from "@ats/core/navigation/routes";
import { startView, stopView } from "@ats/core/roles/view-contract";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { useCall } from "../app/endpoint.ts";
import { useMayCall } from "../session/useMayCall.ts";

const showError = ({ message }: { message: string }) =>
  showToast({ tone: "critical", title: message });

/** Starts to view as a colleague or a role; undefined for a user who may not. */
export function useViewAs(): ((as: Input<typeof startView>["body"]) => void) | undefined {
  const { navigate } = useAts();
  const queries = useQueryClient();
  const mayView = useMayCall(startView);
  const { mutate } = useCall(startView, {
    onSuccess() {
      navigate(to.jobList());
      void queries.resetQueries();
    },
    onError: showError,
  });
  if (!mayView) return undefined;
  return (body) => mutate({ body, idempotencyKey: crypto.randomUUID() });
}

/** Ends the view, and reads everything again as oneself. */
export function useStopViewing() {
  const queries = useQueryClient();
  return useCall(stopView, { onSuccess: () => queries.resetQueries(), onError: showError });
}
