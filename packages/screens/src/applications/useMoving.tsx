import type { Application } from "@ats/core/applications/application";
import { mayMoveTo, type Stage } from "@ats/core/applications/stage";
import { needsReason } from "@ats/core/applications/status";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useAts } from "../app/context.tsx";
import { useTexts } from "../messages/texts.ts";
import { useCan } from "../session/session.tsx";
import type { Answers } from "./MoveDialog.tsx";
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
 * Moving applications: at once where that can say all, else after a dialog that asks for the reason,
 * and shows who moves, who stays, what many are told by it, and what is still on the calendar.
 */
export function useMoving(): { move: MoveApplications; dialog: ReactNode } {
  const { mutate } = useMoveApplications();
  const isMoreToSay = useMoreToSay();
  const [asked, setAsked] = useState<Asked>();
  const send = useCallback(
    ({ applications, to, onSent }: Asked, answers?: Answers) => {
      mutate({ applications: applications.filter((each) => mayMoveTo(each, to)), to, ...answers });
      onSent?.();
    },
    [mutate],
  );
  const move = useCallback<MoveApplications>(
    (applications, to, onSent) => {
      const staying = applications.filter((each) => !mayMoveTo(each, to)).length;
      if (staying === applications.length) return;
      const asking = { applications, to, onSent };
      // Between the nodes of one status nobody is told anything.
      const entering = applications.filter(({ status }) => status !== to.status).length;
      if (needsReason(to.status) || staying > 0) setAsked(asking);
      else if (entering < 2 && to.status !== "HIRE") send(asking);
      else
        void isMoreToSay(applications, to, entering > 1).then((isMore) =>
          isMore ? setAsked(asking) : send(asking),
        );
    },
    [send, isMoreToSay],
  );
  const dialog = asked && (
    <Suspense>
      <MoveDialog
        applications={asked.applications}
        to={asked.to}
        onCancel={() => setAsked(undefined)}
        onConfirm={(answers) => {
          setAsked(undefined);
          send(asked, answers);
        }}
      />
    </Suspense>
  );
  return { move, dialog };
}

/** Whether there is more to say of a move before it is made, as far as the reader may know. */
function useMoreToSay() {
  const { client } = useAts();
  const queries = useQueryClient();
  const canReadInterviews = useCan("VIEW_INTERVIEWS");
  const hasTexts = useTexts();
  return useCallback(
    async (applications: readonly Application[], { status }: Stage, isMany: boolean) => {
      const { haveToCome, stageTells } = await import("./before-move.ts");
      const page = { client, queries };
      const reasons = await Promise.all([
        isMany && stageTells(page, applications, status, hasTexts),
        status === "HIRE" && canReadInterviews && haveToCome(page, applications),
      ]);
      return reasons.some(Boolean);
    },
    [client, queries, canReadInterviews, hasTexts],
  );
}
