import type { MoveParticipant } from "../applications/move-participant.ts";
import { notifyFollowers } from "./notify.ts";

/** Followers of a job hear of moves within it; a transfer notifies nobody. */
export const notificationsOnMove: MoveParticipant = {
  async onMove({ actor, db }, { applications, transferTo, silent, outcome }) {
    if (transferTo) return;
    for (const [job_id, ofJob] of Map.groupBy(applications, ({ row }) => row.job_id)) {
      const ids = new Set(ofJob.map(({ row }) => row.id));
      const activity_ids = outcome.activities
        .filter(({ application_id }) => ids.has(application_id))
        .map(({ id }) => id);
      await notifyFollowers(db, { activity_ids, job_id, initiator_id: actor.user_id, silent });
    }
  },
};
