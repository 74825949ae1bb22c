import { stageName } from "@ats/core/applications/stage";
import { needsReason, statusLabels } from "@ats/core/applications/status";
import type { Move, MovedApplication, MoveParticipant } from "../applications/move-participant.ts";
import type { Acting } from "../kernel/implement.ts";
import { cancelPlanned, restorePlanned } from "./cancel-planned.ts";
import { writeStageMessages } from "./stage-messages.ts";

const idsOf = (applications: readonly MovedApplication[]) => applications.map(({ row }) => row.id);

export const messagesOnMove: MoveParticipant = {
  async beforeMove(call, move) {
    await (move.transferTo ? cancelInTransfer(call, move) : cancelInMove(call, move));
    if (move.isUndo)
      move.outcome.restoredMessages = await restorePlanned(call, idsOf(move.applications));
  },

  async onMove(call, { applications, status, stageMessage, outcome }) {
    if (!status) return;
    const arrivals = applications.map(({ row, to, isNewStatus }) => ({
      id: row.id,
      node_id: to.node_id,
      isNew: isNewStatus,
    }));
    outcome.messages = await writeStageMessages(call, arrivals, status, stageMessage);
  },
};

function cancelInTransfer(call: Acting, { applications, transferTo }: Move) {
  return cancelPlanned(call, {
    ids: idsOf(applications),
    why: `The application was transferred to ${transferTo?.title} (${transferTo?.job_number}) before this was sent.`,
    byHand: true,
  });
}

/** A move between stages of one status cancels only the messages of the stage it leaves. */
async function cancelInMove(call: Acting, { applications, status }: Move) {
  if (!status) return;
  const entered = applications.filter(({ isNewStatus }) => isNewStatus);
  const within = applications.filter(({ isNewStatus }) => !isNewStatus);
  await cancelPlanned(call, {
    ids: idsOf(entered),
    why: movedOn(statusLabels[status]),
    byHand: needsReason(status),
  });
  for (const [name, together] of Map.groupBy(within, ({ to }) => stageName(to)))
    await cancelPlanned(call, {
      ids: idsOf(together),
      why: movedOn(name),
      byHand: false,
      nodeOnly: true,
    });
}

const movedOn = (to: string) => `The application moved to ${to} before this was sent.`;
