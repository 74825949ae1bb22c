import type { Application } from "@ats/core/applications/application";
import type { ExitStatus } from "@ats/core/applications/status";
import { Button } from "@ats/ui/Button";
import { SelectionBar } from "@ats/ui/SelectionBar";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { MoveMenu } from "../MoveMenu.tsx";
import type { MoveApplications } from "../useMoving.tsx";

const TagDialog = lazy(() => import("../TagDialog.tsx"));

interface BulkActionsProps {
  selected: Application[];
  onClear(): void;
  onMove: MoveApplications;
  /** The action is on its way. */
  onSent(): void;
}

/** What can be done with the selected applications together. */
export function BulkActions({ selected, onClear, onMove, onSent }: BulkActionsProps) {
  const [isTagging, setTagging] = useState(false);
  const sent = () => {
    onClear();
    onSent();
  };
  const end = (status: ExitStatus, label: string) => (
    <Button size="sm" onPress={() => onMove(selected, status, sent)}>
      {label}
    </Button>
  );
  return (
    <>
      <SelectionBar count={selected.length} onClear={onClear}>
        <MoveMenu
          trigger={
            <Button size="sm" variant="primary" iconEnd={<ChevronDown />}>
              Move to…
            </Button>
          }
          label={selected.length === 1 ? "1 application" : `${selected.length} applications`}
          from={selected.map(({ status }) => status)}
          onMove={(status) => onMove(selected, status, sent)}
        />
        {end("REJECTED", "Reject…")}
        {end("WITHDRAWN", "Withdraw…")}
        <Button size="sm" onPress={() => setTagging(true)}>
          Tag…
        </Button>
      </SelectionBar>
      {isTagging && selected.length > 0 && (
        <Suspense>
          <TagDialog
            applications={selected}
            onClose={() => setTagging(false)}
            onSent={() => {
              setTagging(false);
              sent();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
