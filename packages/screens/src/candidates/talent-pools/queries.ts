import { listCandidateActivity } from "@ats/core/candidates/activity-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { changePoolMembers, listPools, type TalentPool } from "@ats/core/candidates/pool-contract";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { candidateCountTexts } from "../texts.ts";
import { talentPoolsTexts } from "./texts.ts";

export const usePools = () => useEndpoint(listPools, {});

/** Reads pools and their members again. */
export function useRefreshPools() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [listPools, listCandidates, getCandidate, listCandidateActivity].map((endpoint) =>
        queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    );
}

export const sayPeople = (say: Say, count: number): string =>
  say(candidateCountTexts.candidates, { count });

/** Adds candidates to a pool or removes them, reports the results, and offers Undo. */
export function usePoolMembers(onDone?: () => void) {
  const say = useTexts();
  const refresh = useRefreshPools();
  const back = useCall(changePoolMembers, { onSettled: refresh });
  const call = useCall(changePoolMembers, { onSettled: refresh });
  const change = (pool: Pick<TalentPool, "id" | "name">, ids: number[], is_member: boolean) =>
    call.mutate(
      { params: { id: pool.id }, body: { ids, is_member } },
      {
        onSuccess: ({ records }) => {
          const updated = records.filter((record) => record.updated).map(({ id }) => id);
          if (updated.length > 0)
            showToast({
              tone: "positive",
              title: is_member
                ? say(talentPoolsTexts.added, {
                    candidates: sayPeople(say, updated.length),
                    name: pool.name,
                  })
                : say(talentPoolsTexts.removed, {
                    candidates: sayPeople(say, updated.length),
                    name: pool.name,
                  }),
              onUndo: () =>
                back.mutate({
                  params: { id: pool.id },
                  body: { ids: updated, is_member: !is_member },
                }),
            });
          if (updated.length === records.length) onDone?.();
        },
      },
    );
  return { call, change };
}
