import { expect, test } from "vitest";
import { isOpenOffer, offerMoveProblem, offerStates, offerTransitions } from "./offer.ts";

test.each([
  ["DRAFT", "MADE", undefined],
  ["MADE", "ACCEPTED", undefined],
  ["ACCEPTED", "WITHDRAWN", undefined],
  ["DRAFT", "ACCEPTED", "This offer has not been made yet."],
  ["MADE", "MADE", "Somebody has done this already. Look at the offer again."],
  ["DECLINED", "MADE", "This offer has ended. Make a new one."],
] as const)("an offer from %s to %s: %s", (from, to, problem) => {
  expect(offerMoveProblem(from, to)).toBe(problem);
});

test("every open offer can be withdrawn, and an ended one leads nowhere", () => {
  for (const state of offerStates)
    expect(offerTransitions[state].includes("WITHDRAWN")).toBe(isOpenOffer(state));
});
