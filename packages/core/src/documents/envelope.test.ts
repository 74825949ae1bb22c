import { expect, test } from "vitest";
import {
  type EnvelopeAction,
  type EnvelopeStatus,
  envelopeActions,
  envelopeStatuses,
  mayDo,
} from "./envelope.ts";

/** Screens, Documents and checks: what may happen to an envelope where it stands. */
const truth: Record<EnvelopeStatus, EnvelopeAction[]> = {
  DRAFT: ["send"],
  PENDING: ["sign", "decline", "withdraw", "expire"],
  COMPLETED: [],
  REJECTED: [],
};

test.each(envelopeStatuses)(
  "an envelope that is %s takes these actions and no others",
  (status) => {
    const actions = Object.keys(envelopeActions) as EnvelopeAction[];
    expect(actions.filter((action) => mayDo(action, status))).toEqual(truth[status]);
  },
);

test("only the candidate signs, and only signing completes an envelope", () => {
  const completing = Object.entries(envelopeActions).filter(([, { to }]) => to === "COMPLETED");
  expect(completing).toEqual([["sign", { from: "PENDING", to: "COMPLETED", by: "candidate" }]]);
});
