import { sayIn } from "@ats/ui/texts";
import { expect, it } from "vitest";
import { sendTime } from "./trigger-texts.ts";

const talk = {
  id: 7,
  name: "First talk",
  workflow_name: "Care",
  status: "SHORTLIST",
} as const;

it.each([
  [{ stage: "REJECTED" }, "When an application moves to Rejected, after two days"],
  [{ node: talk }, "When an application moves to First talk (Care), after two days"],
  [{ deleted_stage: "First talk" }, "Sent manually: the stage First talk was deleted"],
  [{}, "Sent manually"],
] as const)("a template with %j says when it is sent", (trigger, words) => {
  const never = { stage: null, node: null, deleted_stage: null };
  expect(sendTime(sayIn("en-GB"), { ...never, ...trigger, delay_minutes: 2880 })).toBe(words);
});
