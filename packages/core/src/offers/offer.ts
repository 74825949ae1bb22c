export const offerStates = ["DRAFT", "MADE", "ACCEPTED", "DECLINED", "WITHDRAWN"] as const;
export type OfferState = (typeof offerStates)[number];

/** The states that each state leads to; none from those that end an offer. */
export const offerTransitions: Readonly<Record<OfferState, readonly OfferState[]>> = {
  DRAFT: ["MADE", "WITHDRAWN"],
  MADE: ["ACCEPTED", "DECLINED", "WITHDRAWN"],
  ACCEPTED: ["WITHDRAWN"],
  DECLINED: [],
  WITHDRAWN: [],
};

/** An application has one open offer at most. */
export const openOfferStates = ["DRAFT", "MADE", "ACCEPTED"] as const satisfies OfferState[];

export const isOpenOffer = (state: OfferState): boolean =>
  (openOfferStates as readonly OfferState[]).includes(state);

/** Declined and withdrawn offers keep the reason. */
export const needsOfferReason = (state: OfferState): boolean =>
  state === "DECLINED" || state === "WITHDRAWN";

/** Why an offer stays in its state; undefined if it may go on. */
export function offerMoveProblem(from: OfferState, to: OfferState): string | undefined {
  if (offerTransitions[from].includes(to)) return undefined;
  if (from === to) return "Somebody has done this already. Look at the offer again.";
  return isOpenOffer(from)
    ? "This offer has not been made yet."
    : "This offer has ended. Make a new one.";
}
