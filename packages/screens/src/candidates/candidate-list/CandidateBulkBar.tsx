import type { TalentPool } from "@ats/core/candidates/pool-contract";
import { Button } from "@ats/ui/Button";
import { SelectionBar, type SelectionBarProps } from "@ats/ui/SelectionBar";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useCan } from "../../session/session.tsx";
import { usePoolMembers } from "../talent-pools/queries.ts";
import { candidateListTexts } from "./texts.ts";

const dialogs = {
  job: lazy(() => import("../add-to-job/AddToJobDialog.tsx")),
  pool: lazy(() => import("../talent-pools/PoolDialog.tsx")),
};

type CandidateBulkBarProps = Pick<SelectionBarProps, "total" | "most" | "onSelectAll"> & {
  ids: number[];
  /** Set while the list shows a single pool. */
  pool: TalentPool | undefined;
  onClear(): void;
};

const MergeDialog = lazy(() => import("../candidate-merge/MergeDialog.tsx"));

/** Offers the actions on the selected candidates. */
export default function CandidateBulkBar(props: CandidateBulkBarProps) {
  const say = useTexts();
  const { ids, pool, onClear, ...all } = props;
  const mayPutOnJob = useCan("UPDATE_APPLICATIONS");
  const [asked, setAsked] = useState<keyof typeof dialogs>();
  const Asked = asked && dialogs[asked];
  const [isMerging, setMerging] = useState(false);
  const [first, second, ...others] = ids;
  const pair = first && second && others.length === 0 ? ([first, second] as const) : undefined;
  const { call, change } = usePoolMembers(onClear);
  return (
    <>
      <SelectionBar {...all} count={ids.length} onClear={onClear}>
        {mayPutOnJob && (
          <Button size="sm" onPress={() => setAsked("job")}>
            {say(candidateListTexts.addToAJob)}
          </Button>
        )}
        <Button size="sm" onPress={() => setAsked("pool")}>
          {say(candidateListTexts.addToAPool)}
        </Button>
        {pair && (
          <Button size="sm" onPress={() => setMerging(true)}>
            {say(candidateListTexts.merge)}
          </Button>
        )}
        {pool && (
          <Button size="sm" isPending={call.isPending} onPress={() => change(pool, ids, false)}>
            {say(candidateListTexts.removeFromPool, { pool: pool.name })}
          </Button>
        )}
      </SelectionBar>
      {isMerging && pair && (
        <Suspense>
          <MergeDialog
            ids={pair}
            onClose={() => setMerging(false)}
            onMerged={() => {
              setMerging(false);
              onClear();
            }}
          />
        </Suspense>
      )}
      {Asked && ids.length > 0 && (
        <Suspense>
          <Asked
            ids={ids}
            onClose={() => setAsked(undefined)}
            onDone={() => {
              setAsked(undefined);
              onClear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
