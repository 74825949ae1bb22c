import type { Application } from "@ats/core/applications/application";
import { mayMoveTo, type Stage, stageMoveProblem } from "@ats/core/applications/stage";
import { needsReason } from "@ats/core/applications/status";
import { onDemand } from "@ats/ui/onDemand";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { useAts } from "../app/context.tsx";
import { useCan } from "../session/session.tsx";
import type { Answers } from "./MoveDialog.tsx";
import type { Move } from "./status-patches.ts";
import { stageName } from "./status-texts.ts";
import { applicationsTexts } from "./texts.ts";
import { useMoveMutation } from "./useMoveMutation.ts";

const MoveDialog = onDemand(() => import("./MoveDialog.tsx"));

/**
 * Moves the applications that may go to the stage; `onSent` runs once they are sent, `onReturn` if
 * they come back.
 */
export type MoveApplications = (
  applications: readonly Application[],
  to: Stage,
  onSent?: () => void,
  onReturn?: Move["onReturn"],
) => void;

interface PendingMove {
  applications: readonly Application[];
  to: Stage;
  onSent: (() => void) | undefined;
  onReturn: Move["onReturn"];
}

/**
 * Moves applications: at once, or after a dialog that asks for the reason and shows who moves, who
 * stays, what they will be sent and which interviews are upcoming.
 */
export function useMoveApplications(): { move: MoveApplications; dialog: ReactNode } {
  const say = useTexts();
  const { mutate } = useMoveMutation();
  const hasInterviews = useHasInterviews();
  const [pending, setPending] = useState<PendingMove>();
  const send = useCallback(
    ({ applications, to, onSent, onReturn }: PendingMove, answers?: Answers) => {
      const moving = applications.filter((each) => mayMoveTo(each, to));
      mutate({ applications: moving, to, onReturn, ...answers });
      onSent?.();
    },
    [mutate],
  );
  const move = useCallback<MoveApplications>(
    (applications, to, onSent, onReturn) => {
      const [first] = applications;
      if (!first) return;
      if (!applications.some((each) => mayMoveTo(each, to)))
        return showNobodyMovesToast(say, first, to);
      const asking = { applications, to, onSent, onReturn };
      if (needsReason(to.status) || applications.length > 1) setPending(asking);
      else if (to.status !== "HIRE") send(asking);
      else
        void hasInterviews(applications).then((has) => (has ? setPending(asking) : send(asking)));
    },
    [say, send, hasInterviews],
  );
  const dialog = pending && (
    <MoveDialog
      applications={pending.applications}
      to={pending.to}
      onCancel={() => setPending(undefined)}
      onConfirm={(answers) => {
        setPending(undefined);
        send(pending, answers);
      }}
    />
  );
  return { move, dialog };
}

const showNobodyMovesToast = (say: Say, first: Application, to: Stage) =>
  showToast({
    tone: "critical",
    title: say(applicationsTexts.nobodyMoved, { stage: stageName(say, to) }),
    description: stageMoveProblem(first, to) ?? "",
  });

/** True where an application has upcoming interviews that the reader may see. */
function useHasInterviews() {
  const { client } = useAts();
  const queries = useQueryClient();
  const canReadInterviews = useCan("VIEW_INTERVIEWS");
  return useCallback(
    async (applications: readonly Application[]) => {
      if (!canReadInterviews) return false;
      const { hasUpcomingInterviews } = await import("./has-upcoming-interviews.ts");
      return hasUpcomingInterviews({ client, queries }, applications);
    },
    [client, queries, canReadInterviews],
  );
}
