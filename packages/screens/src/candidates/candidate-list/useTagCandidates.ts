import { tagCandidates } from "@ats/core/candidates/bulk-contract";
import type { Candidate } from "@ats/core/candidates/candidate";
import { changesBack, type TagChange } from "@ats/core/tags/tag";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useCall } from "../../app/endpoint.ts";
import { sayPeople, useRefreshPools } from "../talent-pools/queries.ts";
import { candidateBulkTexts } from "./bulk-texts.ts";

/** Tags candidates, reports who was not, and offers Undo. */
export function useTagCandidates(onDone: () => void) {
  const say = useTexts();
  const refresh = useRefreshPools();
  const call = useCall(tagCandidates, { onSettled: refresh });
  const fail = ({ message }: Error, count: number) =>
    void showToast({
      tone: "critical",
      title: say(candidateBulkTexts.notTagged, { candidates: sayPeople(say, count) }),
      description: message,
    });
  const undo = async (candidates: readonly Candidate[], change: TagChange) => {
    try {
      for (const back of changesBack(candidates, change))
        await call.mutateAsync({ body: { ids: back.rows.map(({ id }) => id), ...back.change } });
    } catch (error) {
      fail(error as Error, candidates.length);
    }
  };
  const tag = (candidates: readonly Candidate[], change: TagChange) =>
    call.mutate(
      { body: { ids: candidates.map(({ id }) => id), ...change } },
      {
        onError: (error) => fail(error, candidates.length),
        onSuccess: ({ records }) => {
          const refused = records.filter(({ message }) => message !== null);
          const done = new Set(records.filter(({ updated }) => updated).map(({ id }) => id));
          if (refused.length > 0)
            showToast({
              tone: "warning",
              title: say(candidateBulkTexts.notTagged, {
                candidates: sayPeople(say, refused.length),
              }),
              description: refused
                .map(({ name, message }) =>
                  say(candidateBulkTexts.reason, { candidate: name, reason: message ?? "" }),
                )
                .join(" "),
            });
          if (done.size > 0)
            showToast({
              tone: "positive",
              title: say(candidateBulkTexts.tagged, { candidates: sayPeople(say, done.size) }),
              onUndo: () =>
                void undo(
                  candidates.filter(({ id }) => done.has(id)),
                  change,
                ),
            });
          else if (refused.length === 0)
            showToast({ tone: "info", title: say(candidateBulkTexts.nothingChanged) });
          onDone();
        },
      },
    );
  return { isPending: call.isPending, tag };
}
