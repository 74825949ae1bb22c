import type { TalentPool } from "@ats/core/candidates/pool-contract";
import { Button } from "@ats/ui/Button";
import { SelectionBar, type SelectionBarProps } from "@ats/ui/SelectionBar";
import { lazy, Suspense, useState } from "react";
import AddToJobButton from "../add-to-job/AddToJobButton.tsx";
import { usePoolMembers } from "../talent-pools/pools.ts";

const PoolDialog = lazy(() => import("../talent-pools/PoolDialog.tsx"));

type CandidateBulkBarProps = Pick<SelectionBarProps, "total" | "most" | "onSelectAll"> & {
  ids: number[];
  /** The pool that the list shows alone. */
  pool: TalentPool | undefined;
  onClear(): void;
};

/** What can be done with the candidates that are chosen. */
export default function CandidateBulkBar(props: CandidateBulkBarProps) {
  const { ids, pool, onClear, ...all } = props;
  const [isAdding, setAdding] = useState(false);
  const { call, change } = usePoolMembers(onClear);
  return (
    <>
      <SelectionBar {...all} count={ids.length} onClear={onClear}>
        <AddToJobButton ids={ids} onDone={onClear} />
        <Button size="sm" onPress={() => setAdding(true)}>
          Add to a pool…
        </Button>
        {pool && (
          <Button size="sm" isPending={call.isPending} onPress={() => change(pool, ids, false)}>
            Take out of {pool.name}
          </Button>
        )}
      </SelectionBar>
      {isAdding && ids.length > 0 && (
        <Suspense>
          <PoolDialog
            ids={ids}
            onClose={() => setAdding(false)}
            onDone={() => {
              setAdding(false);
              onClear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
