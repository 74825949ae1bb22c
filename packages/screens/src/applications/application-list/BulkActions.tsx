import type { Application } from "@ats/core/applications/application";
import { type Stage, stageFor } from "@ats/core/applications/stage";
import type { ExitStatus } from "@ats/core/applications/status";
import { exportChosenApplications } from "@ats/core/applications/viewing-contract";
import { Button } from "@ats/ui/Button";
import { SelectionBar, type SelectionBarProps } from "@ats/ui/SelectionBar";
import { useTexts, type Text as Wording } from "@ats/ui/texts";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { csvTexts } from "../../lists/csv-texts.ts";
import { selectedRowsId } from "../../lists/useRowKeys.ts";
import { useSaveCsv } from "../../lists/useSaveCsv.ts";
import { useCan } from "../../session/session.tsx";
import { MoveMenu } from "../MoveMenu.tsx";
import { useOnRefused } from "../refused-toast.ts";
import { applicationsTexts } from "../texts.ts";
import type { MoveApplications } from "../useMoveApplications.tsx";
import { applicationListTexts } from "./texts.ts";

const dialogs = {
  message: lazy(() => import("../../messages/ComposeDialog.tsx")),
  tag: lazy(() => import("../TagDialog.tsx")),
  invite: lazy(() => import("../InviteDialog.tsx")),
  transfer: lazy(() => import("../TransferDialog.tsx")),
  compare: lazy(() => import("../CompareDialog.tsx")),
};

const PoolDialog = lazy(() => import("../../candidates/talent-pools/PoolDialog.tsx"));

const compareMax = 4;

export type BulkActionsProps = Pick<SelectionBarProps, "total" | "most" | "onSelectAll"> & {
  selected: Application[];
  /** The stages of the job. */
  stages: readonly Stage[];
  onClear(): void;
  /** Selects the applications that an action left unchanged again. */
  onAdd(applications: Application[]): void;
  onMove: MoveApplications;
  onSent(): void;
};

/** Offers the actions on the selected applications. */
export default function BulkActions(props: BulkActionsProps) {
  const say = useTexts();
  const { selected, stages, onClear, onAdd, onMove, onSent, ...all } = props;
  const [dialogName, setDialogName] = useState<keyof typeof dialogs>();
  const OpenDialog = dialogName && dialogs[dialogName];
  const mayPool = useCan("UPDATE_CANDIDATES");
  const [isPooling, setPooling] = useState(false);
  const lastSelection = useRef<Application[]>([]);
  useOnRefused((ids) => {
    const refused = lastSelection.current.filter(({ id }) => ids.includes(id));
    if (refused.length > 0) onAdd(refused);
  });
  const handleSent = () => {
    lastSelection.current = selected;
    onClear();
    onSent();
  };
  const exitButton = (status: ExitStatus, verb: Wording) => (
    <Button size="sm" onPress={() => onMove(selected, stageFor(stages, status), handleSent)}>
      {say(applicationsTexts.asksReason, { move: say(verb) })}
    </Button>
  );
  return (
    <>
      <SelectionBar id={selectedRowsId} {...all} count={selected.length} onClear={onClear}>
        <MoveMenu
          trigger={
            <Button size="sm" variant="primary" iconEnd={<ChevronDown />}>
              {say(applicationListTexts.moveTo)}
            </Button>
          }
          label={say(applicationsTexts.count, { count: selected.length })}
          stages={stages}
          from={selected}
          onMove={(stage) => onMove(selected, stage, handleSent)}
        />
        {exitButton("REJECTED", applicationsTexts.reject)}
        {exitButton("WITHDRAWN", applicationsTexts.withdraw)}
        <Button size="sm" onPress={() => setDialogName("message")}>
          {say(applicationListTexts.message)}
        </Button>
        <Button size="sm" onPress={() => setDialogName("invite")}>
          {say(applicationListTexts.invite)}
        </Button>
        <Button size="sm" onPress={() => setDialogName("tag")}>
          {say(applicationListTexts.tag)}
        </Button>
        <Button size="sm" onPress={() => setDialogName("transfer")}>
          {say(applicationListTexts.transfer)}
        </Button>
        {mayPool && (
          <Button size="sm" onPress={() => setPooling(true)}>
            {say(applicationListTexts.addToAPool)}
          </Button>
        )}
        <ExportChosen applications={selected} />
        {selected.length > 1 && selected.length <= compareMax && (
          <Button size="sm" onPress={() => setDialogName("compare")}>
            {say(applicationListTexts.compare)}
          </Button>
        )}
      </SelectionBar>
      {isPooling && selected.length > 0 && (
        <Suspense>
          <PoolDialog
            ids={[...new Set(selected.map(({ candidate_id }) => candidate_id))]}
            onClose={() => setPooling(false)}
            onDone={() => {
              setPooling(false);
              onClear();
            }}
          />
        </Suspense>
      )}
      {OpenDialog && selected.length > 0 && (
        <Suspense>
          <OpenDialog
            applications={selected}
            onClose={() => setDialogName(undefined)}
            onSent={() => {
              setDialogName(undefined);
              handleSent();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function ExportChosen({ applications }: { applications: Application[] }) {
  const say = useTexts();
  const { client } = useAts();
  const { isBusy, save } = useSaveCsv(
    say(csvTexts.selection),
    say(applicationListTexts.exportedHint),
  );
  const [{ job_id, job_number }] = applications as [Application];
  const saveChosen = () =>
    save(
      client.call(exportChosenApplications, {
        params: { id: job_id },
        body: { ids: applications.map(({ id }) => id) },
      }),
      say(applicationListTexts.selectionFile, { number: job_number }),
    );
  return (
    <Button size="sm" isPending={isBusy} onPress={() => void saveChosen()}>
      {say(csvTexts.export)}
    </Button>
  );
}
