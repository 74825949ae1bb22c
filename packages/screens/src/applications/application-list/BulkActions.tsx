import type { Application } from "@ats/core/applications/application";
import { exportChosenApplications } from "@ats/core/applications/viewing-contract";
import { type Stage, stageFor } from "@ats/core/applications/stage";
import type { ExitStatus } from "@ats/core/applications/status";
import { Button } from "@ats/ui/Button";
import { SelectionBar, type SelectionBarProps } from "@ats/ui/SelectionBar";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { MoveMenu } from "../MoveMenu.tsx";
import { useOnRefused } from "../refused-toast.ts";
import type { MoveApplications } from "../useMoveApplications.tsx";
import { useSaveCsv } from "./useSaveCsv.ts";

const dialogs = {
  message: lazy(() => import("../../messages/ComposeDialog.tsx")),
  tag: lazy(() => import("../TagDialog.tsx")),
  invite: lazy(() => import("../InviteDialog.tsx")),
  transfer: lazy(() => import("../TransferDialog.tsx")),
  compare: lazy(() => import("../CompareDialog.tsx")),
};

const compareMax = 4;

type BulkActionsProps = Pick<SelectionBarProps, "total" | "most" | "onSelectAll"> & {
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
export function BulkActions(props: BulkActionsProps) {
  const { selected, stages, onClear, onAdd, onMove, onSent, ...all } = props;
  const [dialogName, setDialogName] = useState<keyof typeof dialogs>();
  const OpenDialog = dialogName && dialogs[dialogName];
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
  const exitButton = (status: ExitStatus, label: string) => (
    <Button size="sm" onPress={() => onMove(selected, stageFor(stages, status), handleSent)}>
      {label}
    </Button>
  );
  return (
    <>
      <SelectionBar {...all} count={selected.length} onClear={onClear}>
        <MoveMenu
          trigger={
            <Button size="sm" variant="primary" iconEnd={<ChevronDown />}>
              Move to…
            </Button>
          }
          label={selected.length === 1 ? "1 application" : `${selected.length} applications`}
          stages={stages}
          from={selected}
          onMove={(stage) => onMove(selected, stage, handleSent)}
        />
        {exitButton("REJECTED", "Reject…")}
        {exitButton("WITHDRAWN", "Withdraw…")}
        <Button size="sm" onPress={() => setDialogName("message")}>
          Message…
        </Button>
        <Button size="sm" onPress={() => setDialogName("invite")}>
          Invite…
        </Button>
        <Button size="sm" onPress={() => setDialogName("tag")}>
          Tag…
        </Button>
        <Button size="sm" onPress={() => setDialogName("transfer")}>
          Transfer…
        </Button>
        <ExportChosen applications={selected} />
        {selected.length > 1 && selected.length <= compareMax && (
          <Button size="sm" onPress={() => setDialogName("compare")}>
            Compare
          </Button>
        )}
      </SelectionBar>
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
  const { client } = useAts();
  const { isBusy, save } = useSaveCsv("The selection");
  const [{ job_id, job_number }] = applications as [Application];
  const saveChosen = () =>
    save(
      client.call(exportChosenApplications, {
        params: { id: job_id },
        body: { ids: applications.map(({ id }) => id) },
      }),
      `Selected applications for job ${job_number}.csv`,
    );
  return (
    <Button size="sm" isPending={isBusy} onPress={() => void saveChosen()}>
      Export
    </Button>
  );
}
