import { openOfferStates } from "@ats/core/offers/offer";
import { recordActivities } from "../applications/activity.ts";
import type { MoveParticipant } from "../applications/move-participant.ts";

/** Withdraws the open offers of applications that leave their job's process. */
export const offersOnMove: MoveParticipant = {
  async onExit(call, { applications }) {
    // Applications that leave one stage together have one reason.
    for (const [reason, leaving] of Map.groupBy(applications, (each) => each.reason)) {
      const withdrawn = await call.db
        .updateTable("offers")
        .set((offer) => ({
          state: "WITHDRAWN",
          reason,
          ended_date_time: call.services.clock(),
          version: offer("version", "+", 1),
        }))
        .where(
          "application_id",
          "in",
          leaving.map(({ row }) => row.id),
        )
        .where("state", "in", openOfferStates)
        .returning("application_id")
        .execute();
      await recordActivities(
        call,
        withdrawn.map(({ application_id }) => ({
          application_id,
          type: "offer_withdrawn",
          reason,
        })),
      );
    }
  },
};
