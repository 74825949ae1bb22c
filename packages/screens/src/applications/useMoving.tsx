import type { Application } from "@ats/core/applications/application";
import { type ApplicationStatus, needsReason, whyNotMoved } from "@ats/core/applications/status";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import type { Tell } from "../messages/TellField.tsx";
import { useMoveApplications } from "./status-change.ts";

const MoveDialog = lazy(() => import("./MoveDialog.tsx"));

/** Moves those that may go to the status; `onSent` runs once they are on their way. */
export type MoveApplications = (
  applications: readonly Application[],
  status: ApplicationStatus,
  onSent?: () => void,
) => void;

interface Asked {
  applications: readonly Application[];
  status: ApplicationStatus;
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
    ({ applications, status, onSent }: Asked, reason?: string, tell?: Tell) => {
      mutate({
        applications: applications.filter((each) => !whyNotMoved(each.status, status)),
        status,
        reason,
        tell,
      });
      onSent?.();
    },
    [mutate],
  );
  const move = useCallback<MoveApplications>(
    (applications, status, onSent) => {
      const staying = applications.filter((each) => whyNotMoved(each.status, status)).length;
      if (staying === applications.length) return;
      if (needsReason(status) || staying > 0) setAsked({ applications, status, onSent });
      else send({ applications, status, onSent });
    },
    [send],
  );
  const dialog = asked && (
    <Suspense>
      <MoveDialog
        applications={asked.applications}
        status={asked.status}
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
