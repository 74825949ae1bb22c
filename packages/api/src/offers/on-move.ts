import { openOfferStates } from "@ats/core/offers/offer";
import type { MoveParticipant } from "../applications/move-participant.ts";
import { recordOffers } from "./record-offers.ts";

/** Withdraws the open offers of applications that leave their job's process. */
export const offersOnMove: MoveParticipant = {
  async onExit(call, { applications }) {
    const now = call.services.clock();
    for (const { row, reason } of applications) {
      const withdrawn = await call.db
        .updateTable("offers")
        .set((offer) => ({
          state: "WITHDRAWN",
          reason,
          ended_date_time: now,
          version: offer("version", "+", 1),
        }))
        .where("application_id", "=", row.id)
        .where("state", "in", openOfferStates)
        .executeTakeFirst();
      if (withdrawn.numUpdatedRows > 0n)
        await recordOffers(call, [{ application_id: row.id, type: "offer_withdrawn", reason }]);
    }
  },
};
