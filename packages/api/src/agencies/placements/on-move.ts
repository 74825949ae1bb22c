import type { MoveParticipant } from "../../applications/move-participant.ts";
import type { OfferParticipant } from "../../offers/offer-participant.ts";
import { settlePlacements, undoPlacements } from "./settle-placements.ts";

/** A hire of an agency's candidate makes a placement, which ends when the hire is undone. */
export const placementsOnMove: MoveParticipant = {
  async onMove(call, { applications }) {
    const idsWhere = (isHire: (each: (typeof applications)[number]) => boolean) =>
      applications.filter(isHire).map(({ row }) => row.id);
    await undoPlacements(
      call,
      idsWhere(({ row, to }) => row.status === "HIRE" && to.status !== "HIRE"),
    );
    await settlePlacements(
      call,
      idsWhere(({ row, to }) => row.status !== "HIRE" && to.status === "HIRE"),
    );
  },
};

/** An offer that is accepted after the hire gives its placement the salary and the fee. */
export const placementsOnOffer: OfferParticipant = {
  afterMove: (call, application_id) => settlePlacements(call, [application_id]),
};
