import type { Application } from "@ats/core/applications/application";
import { mayMoveTo, type Stage } from "@ats/core/applications/stage";
import { type ApplicationStatus, needsReason } from "@ats/core/applications/status";
import { listTemplates } from "@ats/core/templates/contract";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useAts } from "../app/context.tsx";
import { queryOf } from "../app/query.ts";
import { toComeOf } from "../interviews/to-come.ts";
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
  const tells = useStageTells();
  const haveToCome = useToCome();
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
        void Promise.all([
          entering > 1 && tells(to.status),
          to.status === "HIRE" && haveToCome(applications),
        ]).then((reasons) => (reasons.some(Boolean) ? setAsked(asking) : send(asking)));
    },
    [send, tells, haveToCome],
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

/** Whether any of them has an interview to come, as far as the reader may know. */
function useToCome() {
  const { client } = useAts();
  const queries = useQueryClient();
  const canRead = useCan("VIEW_INTERVIEWS");
  return useCallback(
    async (applications: readonly Application[]) => {
      if (!canRead) return false;
      const read = queries.fetchQuery(toComeOf(client, applications));
      const { records } = await read.catch(() => ({ records: [] }));
      return records.length > 0;
    },
    [client, queries, canRead],
  );
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
