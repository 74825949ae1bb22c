import type { Application } from "@ats/core/applications/application";
import { mayMoveTo, type Stage } from "@ats/core/applications/stage";
import { needsReason } from "@ats/core/applications/status";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import type { Tell } from "../messages/TellField.tsx";
import { useMoveApplications } from "./status-change.ts";

const MoveDialog = lazy(() => import("./MoveDialog.tsx"));

/** Moves those that may go to the stage; `onSent` runs once they are on their way. */
export type MoveApplications = (
  applications: readonly Application[],
  to: Stage,
  onSent?: () => void,
) => void;

interface Asked {
  applications: readonly Application[];
  to: Stage;
  onSent: (() => void) | undefined;
}

/**
 * Moving applications: at once where that can say all, else after a dialog that asks for the reason
 * and shows who moves and who stays.
 */
export function useMoving(): { move: MoveApplications; dialog: ReactNode } {
  const { mutate } = useMoveApplications();
  const [asked, setAsked] = useState<Asked>();
  const send = useCallback(
    ({ applications, to, onSent }: Asked, reason?: string, tell?: Tell) => {
      mutate({
        applications: applications.filter((each) => mayMoveTo(each, to)),
        to,
        reason,
        tell,
      });
      onSent?.();
    },
    [mutate],
  );
  const move = useCallback<MoveApplications>(
    (applications, to, onSent) => {
      const staying = applications.filter((each) => !mayMoveTo(each, to)).length;
      if (staying === applications.length) return;
      if (needsReason(to.status) || staying > 0) setAsked({ applications, to, onSent });
      else send({ applications, to, onSent });
    },
    [send],
  );
  const dialog = asked && (
    <Suspense>
      <MoveDialog
        applications={asked.applications}
        to={asked.to}
        onCancel={() => setAsked(undefined)}
        onConfirm={(reason, tell) => {
          setAsked(undefined);
          send(asked, reason, tell);
        }}
      />
    </Suspense>
  );
  return { move, dialog };
}
