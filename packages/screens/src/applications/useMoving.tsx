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

export interface Moving {
  /** Moves those that may go to the status, after a reason is given where one is needed. */
  move(applications: readonly Application[], status: ApplicationStatus): void;
  /** The question for the reason, while it is open. */
  dialog: ReactNode;
}

/** Moving applications; `onMoved` runs once the move is on its way. */
export function useMoving(onMoved?: (move: Move) => void): Moving {
  const { mutate } = useMoveApplications();
  const [asked, setAsked] = useState<Move>();
  const send = (move: Move) => {
    mutate(move);
    onMoved?.(move);
  };
  const move = useCallback<Moving["move"]>(
    (applications, status) => {
      const movable = applications.filter((each) => movesFrom(each.status).includes(status));
      if (movable.length === 0) return;
      if (needsReason(status)) setAsked({ applications: movable, status });
      else send({ applications: movable, status });
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: mutate and onMoved do the same whenever they are made
    [],
  );
  const dialog = asked && (
    <ReasonDialog
      status={asked.status}
      who={whoOf(asked.applications)}
      onCancel={() => setAsked(undefined)}
      onConfirm={(reason) => {
        setAsked(undefined);
        send({ ...asked, reason });
      }}
    />
  );
  return { move, dialog };
}
