import { listCandidates } from "@ats/core/candidates/contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { listDuplicates, undoMerge } from "@ats/core/candidates/merge-contract";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { candidateMergeTexts } from "./texts.ts";

/** Reads candidate lists again, except the merged record, whose page is closed. */
export function useRefreshPeople() {
  const queries = useQueryClient();
  return (gone?: number) =>
    Promise.all(
      [getCandidate, listCandidates, listDuplicates].map((endpoint) =>
        queries.invalidateQueries({
          queryKey: keyOf(endpoint),
          predicate: ({ queryKey: [, , input] }) => gone === undefined || idOf(input) !== gone,
        }),
      ),
    );
}

const idOf = (input: unknown) => (input as { params?: { id: number } } | undefined)?.params?.id;

export function useUndoMerge() {
  const say = useTexts();
  const refresh = useRefreshPeople();
  return useCall(undoMerge, {
    onSuccess: () => {
      showToast({
        tone: "positive",
        title: say(candidateMergeTexts.undone),
        description: say(candidateMergeTexts.undoneHint),
      });
      void refresh();
    },
    onError: ({ message }) =>
      void showToast({
        tone: "critical",
        title: say(candidateMergeTexts.notUndone),
        description: message,
      }),
  });
}
