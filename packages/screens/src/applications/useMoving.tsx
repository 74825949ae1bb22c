import type { Application } from "@ats/core/applications/application";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { type ApplicationStatus, movesFrom, needsReason } from "@ats/core/applications/status";
import { type ReactNode, useCallback, useState } from "react";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { useMoveApplications } from "./status-change.ts";
import type { Move } from "./status-patches.ts";

/** "Amelia Shah", "3 applications". */
export const whoOf = (applications: readonly Application[]): string => {
  const [first] = applications;
  return applications.length === 1 && first
    ? displayName(first)
    : `${applications.length} applications`;
};

/** Moves those that may go to the status; `onSent` runs once they are on their way. */
export type MoveApplications = (
  applications: readonly Application[],
  status: ApplicationStatus,
  onSent?: () => void,
) => void;

interface Asked extends Move {
  onSent: (() => void) | undefined;
}

/** Moving applications, and the question for the reason while one is needed. */
export function useMoving(): { move: MoveApplications; dialog: ReactNode } {
  const { mutate } = useMoveApplications();
  const [asked, setAsked] = useState<Asked>();
  const move = useCallback<MoveApplications>(
    (applications, status, onSent) => {
      const movable = applications.filter((each) => movesFrom(each.status).includes(status));
      if (movable.length === 0) return;
      if (needsReason(status)) return setAsked({ applications: movable, status, onSent });
      mutate({ applications: movable, status });
      onSent?.();
    },
    [mutate],
  );
  const dialog = asked && (
    <ReasonDialog
      status={asked.status}
      who={whoOf(asked.applications)}
      onCancel={() => setAsked(undefined)}
      onConfirm={(reason) => {
        const { applications, status, onSent } = asked;
        setAsked(undefined);
        mutate({ applications, status, reason });
        onSent?.();
      }}
    />
  );
  return { move, dialog };
}
