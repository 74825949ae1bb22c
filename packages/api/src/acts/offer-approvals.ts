import { changeOffer, moveOffer } from "@ats/core/offers/contract";
import { placementsOnOffer } from "../agencies/placements/on-move.ts";
import { approvalsOnOffer } from "../approvals/on-offer.ts";
import { costsOnOffer } from "../costs/forecast-fees.ts";
import { implement } from "../kernel/implement.ts";
import { changeTerms, recordMove } from "../offers/handlers.ts";
import type { OfferParticipant } from "../offers/offer-participant.ts";

/** Areas that react when an offer changes, in the order in which they act. */
const offerParticipants: readonly OfferParticipant[] = [
  approvalsOnOffer,
  costsOnOffer,
  placementsOnOffer,
];

export const offerApprovalHandlers = [
  implement(changeOffer, (call) => changeTerms(call, offerParticipants)),
  implement(moveOffer, (call) => recordMove(call, offerParticipants)),
];
