import { exportChosenCandidates } from "@ats/core/candidates/bulk-contract";
import type { Candidate } from "@ats/core/candidates/candidate";
import { mergeCandidates } from "@ats/core/candidates/merge-contract";
import type { TalentPool } from "@ats/core/candidates/pool-contract";
import { Button } from "@ats/ui/Button";
import { SelectionBar, type SelectionBarProps } from "@ats/ui/SelectionBar";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { csvTexts } from "../../lists/csv-texts.ts";
import { selectedRowsId } from "../../lists/useRowKeys.ts";
import { useSaveCsv } from "../../lists/useSaveCsv.ts";
import { useCan } from "../../session/session.tsx";
import { useMayCall } from "../../session/useMayCall.ts";
import { usePoolMembers } from "../talent-pools/queries.ts";
import { candidateBulkTexts } from "./bulk-texts.ts";
import { candidateListTexts } from "./texts.ts";

const AddToJobDialog = lazy(() => import("../add-to-job/AddToJobDialog.tsx"));
const PoolDialog = lazy(() => import("../talent-pools/PoolDialog.tsx"));
const MergeDialog = lazy(() => import("../candidate-merge/MergeDialog.tsx"));
const MessageCandidates = lazy(() => import("./MessageCandidates.tsx"));
const TagCandidatesDialog = lazy(() => import("./TagCandidatesDialog.tsx"));

type CandidateBulkBarProps = Pick<SelectionBarProps, "total" | "most" | "onSelectAll"> & {
  candidates: readonly Candidate[];
  /** Set while the list shows a single pool. */
  pool: TalentPool | undefined;
  onClear(): void;
};

/** Offers the actions on the selected candidates. */
export default function CandidateBulkBar(props: CandidateBulkBarProps) {
  const say = useTexts();
  const { client } = useAts();
  const { candidates, pool, onClear, ...all } = props;
  const ids = candidates.map(({ id }) => id);
  const mayWorkOnApplications = useCan("UPDATE_APPLICATIONS");
  const mayMerge = useMayCall(mergeCandidates);
  const [asked, setAsked] = useState<"message" | "job" | "pool" | "tag" | "merge">();
  const [first, second, ...others] = ids;
  const pair = first && second && others.length === 0 ? ([first, second] as const) : undefined;
  const { call, change } = usePoolMembers(onClear);
  const csv = useSaveCsv(say(csvTexts.selection), say(candidateBulkTexts.exportedHint));
  const onClose = () => setAsked(undefined);
  const onDone = () => {
    onClose();
    onClear();
  };
  const ask = (what: typeof asked, label: string) => (
    <Button size="sm" onPress={() => setAsked(what)}>
      {label}
    </Button>
  );
  return (
    <>
      <SelectionBar id={selectedRowsId} {...all} count={ids.length} onClear={onClear}>
        {mayWorkOnApplications && ask("job", say(candidateListTexts.addToAJob))}
        {mayWorkOnApplications && ask("message", say(candidateBulkTexts.message))}
        {ask("pool", say(candidateListTexts.addToAPool))}
        {ask("tag", say(candidateBulkTexts.tag))}
        <Button
          size="sm"
          isPending={csv.isBusy}
          onPress={() =>
            void csv.save(
              client.call(exportChosenCandidates, { body: { ids } }),
              say(candidateBulkTexts.file),
            )
          }
        >
          {say(csvTexts.export)}
        </Button>
        {pair && mayMerge && ask("merge", say(candidateListTexts.merge))}
        {pool && (
          <Button size="sm" isPending={call.isPending} onPress={() => change(pool, ids, false)}>
            {say(candidateListTexts.removeFromPool, { pool: pool.name })}
          </Button>
        )}
      </SelectionBar>
      {ids.length > 0 && (
        <Suspense>
          {asked === "job" && <AddToJobDialog {...{ ids, onClose, onDone }} />}
          {asked === "message" && <MessageCandidates {...{ candidates, onClose, onDone }} />}
          {asked === "pool" && <PoolDialog {...{ ids, onClose, onDone }} />}
          {asked === "tag" && <TagCandidatesDialog {...{ candidates, onClose, onDone }} />}
          {asked === "merge" && pair && (
            <MergeDialog ids={pair} onClose={onClose} onMerged={onDone} />
          )}
        </Suspense>
      )}
    </>
  );
}
