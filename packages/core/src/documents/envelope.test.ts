import { expect, test } from "vitest";
import {
  type EnvelopeAction,
  type EnvelopeStatus,
  envelopeActions,
  envelopeStatuses,
  allowsAction,
} from "./envelope.ts";

/** Actions allowed in each status. Screens, Documents and checks. */
const truth: Record<EnvelopeStatus, EnvelopeAction[]> = {
  DRAFT: ["send"],
  PENDING: ["sign", "decline", "withdraw", "expire"],
  COMPLETED: [],
  REJECTED: [],
};

test.each(envelopeStatuses)("an envelope in status %s allows exactly these actions", (status) => {
  const actions = Object.keys(envelopeActions) as EnvelopeAction[];
  expect(actions.filter((action) => allowsAction(action, status))).toEqual(truth[status]);
});

test("Specification §1, document signing: only the candidate signs, and only a signature completes an envelope", () => {
  const completing = Object.entries(envelopeActions).filter(([, { to }]) => to === "COMPLETED");
  expect(completing).toEqual([["sign", { from: "PENDING", to: "COMPLETED", by: "candidate" }]]);
});
