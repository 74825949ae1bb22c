import { statusesOf } from "@ats/core/applications/status";
import type { Move, MoveParticipant } from "../applications/move-participant.ts";
import type { Acting } from "../kernel/implement.ts";
import { lockCalendar } from "./conflicts.ts";
import {
  cancelUpcomingInterviews,
  countStillCancelled,
  endInvitationsOf,
} from "./upcoming-interviews.ts";

/** True for a status in which candidates no longer choose interview times. */
const endsInvitations = ({ status }: Pick<Move, "status">) =>
  status !== undefined && !statusesOf.active.includes(status);

/** Cancels upcoming interviews; the candidate hears of it at `notifyAt`. */
async function cancelInterviews(
  call: Acting,
  { applications, outcome }: Move,
  notifyAt: (id: number) => Date | undefined,
) {
  const cancelled = await cancelUpcomingInterviews(
    call,
    applications.map(({ row: { id }, reason }) => ({ id, reason, notifyAt: notifyAt(id) })),
  );
  for (const [id, count] of cancelled) outcome.interviewsCancelled.set(id, count);
}

export const interviewsOnMove: MoveParticipant = {
  async lock({ actor, db }, move) {
    if (move.cancelsInterviews || endsInvitations(move)) await lockCalendar(db, actor.company_id);
  },

  /** After a move the candidate hears of it together with the stage's message. */
  async onMove(call, move) {
    if (move.transferTo) return;
    const { messages } = move.outcome;
    const messageTo = (id: number) =>
      messages.find(({ application_id, problem }) => application_id === id && !problem);
    if (move.cancelsInterviews)
      await cancelInterviews(call, move, (id) => messageTo(id)?.send_date_time);
    else if (endsInvitations(move))
      await endInvitationsOf(
        call.db,
        move.applications.map(({ row }) => row.id),
        call.services.clock(),
      );
  },

  /** A transfer has no message of its own, so the candidate hears of the interview at once. */
  async onExit(call, move) {
    const now = call.services.clock();
    if (move.transferTo && move.cancelsInterviews) await cancelInterviews(call, move, () => now);
  },

  async onReopen({ db, services }, ids, { cancelsInterviews, outcome }) {
    if (cancelsInterviews) return;
    const still = await countStillCancelled(db, ids, services.clock());
    for (const [id, count] of still) outcome.interviewsCancelled.set(id, count);
  },
};
