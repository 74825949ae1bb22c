import type { Application } from "@ats/core/applications/application";
import { mayMoveTo, type Stage, stageName, whyNotMovedTo } from "@ats/core/applications/stage";
import { needsReason } from "@ats/core/applications/status";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useAts } from "../app/context.tsx";
import { useCan } from "../session/session.tsx";
import type { Answers } from "./MoveDialog.tsx";
import { useMoveMutation } from "./status-change.ts";

const MoveDialog = lazy(() => import("./MoveDialog.tsx"));

/** Moves the applications that may go to the stage; `onSent` runs once they are sent. */
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
 * Moves applications: at once, or after a dialog that asks for the reason and shows who moves, who
 * stays, what they will be sent and which interviews are upcoming.
 */
export function useMoveApplications(): { move: MoveApplications; dialog: ReactNode } {
  const { mutate } = useMoveMutation();
  const haveInterviews = useHaveInterviews();
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
      const [first] = applications;
      if (!first) return;
      if (!applications.some((each) => mayMoveTo(each, to))) return sayNobodyMoves(first, to);
      const asking = { applications, to, onSent };
      if (needsReason(to.status) || applications.length > 1) setAsked(asking);
      else if (to.status !== "HIRE") send(asking);
      else
        void haveInterviews(applications).then((have) => (have ? setAsked(asking) : send(asking)));
    },
    [send, haveInterviews],
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

const sayNobodyMoves = (first: Application, to: Stage) =>
  showToast({
    tone: "critical",
    title: `Nobody was moved to ${stageName(to)}`,
    description: whyNotMovedTo(first, to) ?? "",
  });

/** True where an application has upcoming interviews that the reader may see. */
function useHaveInterviews() {
  const { client } = useAts();
  const queries = useQueryClient();
  const canReadInterviews = useCan("VIEW_INTERVIEWS");
  return useCallback(
    async (applications: readonly Application[]) => {
      if (!canReadInterviews) return false;
      const { haveToCome } = await import("./has-upcoming-interviews.ts");
      return haveToCome({ client, queries }, applications);
    },
    [client, queries, canReadInterviews],
  );
}
