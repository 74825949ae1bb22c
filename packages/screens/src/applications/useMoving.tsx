import type { Application } from "@ats/core/applications/application";
import { mayMoveTo, type Stage } from "@ats/core/applications/stage";
import { type ApplicationStatus, needsReason } from "@ats/core/applications/status";
import { listTemplates } from "@ats/core/templates/contract";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useAts } from "../app/context.tsx";
import { queryOf } from "../app/query.ts";
import { useTexts } from "../messages/texts.ts";
import type { Tell } from "../messages/TellField.tsx";
import { useCan } from "../session/session.tsx";
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
 * and shows who moves, who stays, and what many are told by it.
 */
export function useMoving(): { move: MoveApplications; dialog: ReactNode } {
  const { mutate } = useMoveApplications();
  const tells = useStageTells();
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
      const asking = { applications, to, onSent };
      // Between the nodes of one status nobody is told anything.
      const entering = applications.filter(({ status }) => status !== to.status).length;
      if (needsReason(to.status) || staying > 0) setAsked(asking);
      else if (entering < 2) send(asking);
      else void tells(to.status).then((isTold) => (isTold ? setAsked(asking) : send(asking)));
    },
    [send, tells],
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

/** Whether a stage sends a template by itself, as far as the reader may know. */
function useStageTells() {
  const { client } = useAts();
  const queries = useQueryClient();
  const canRead = useCan("VIEW_TEMPLATES");
  const hasTexts = useTexts();
  return useCallback(
    async (status: ApplicationStatus) => {
      if (!canRead) return false;
      const read = queries.fetchQuery(queryOf(client, listTemplates, {}));
      const { records } = await read.catch(() => ({ records: [] }));
      return records.some(({ stage, kind }) => stage === status && (hasTexts || kind !== "sms"));
    },
    [client, queries, canRead, hasTexts],
  );
}
