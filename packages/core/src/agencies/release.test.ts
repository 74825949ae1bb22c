import { expect, test } from "vitest";
import { daysUntilOpen, releaseInput } from "./release.ts";

const agencies = [
  { id: 1, tier: 1 as const, groups: ["Care"] },
  { id: 2, tier: null, groups: ["Office"] },
  { id: 3, tier: null, groups: [] },
];

test("an agency in several targets sees a job at the earliest; one in none never", () => {
  const days = daysUntilOpen(agencies, [
    { kind: "tier", tier: 1, after_days: 3 },
    { kind: "group", group: "care", after_days: 1 },
    { kind: "agency", agency_id: 2, after_days: 0 },
  ]);
  expect([...days]).toEqual([
    [1, 1],
    [2, 0],
  ]);
  expect(daysUntilOpen(agencies, [{ kind: "tier", tier: null, after_days: 2 }]).size).toBe(2);
});

test("a salary in other words has words", () => {
  const targets = [{ kind: "all" }];
  const parsed = releaseInput.safeParse({ targets, salary_shown: "text", salary_text: " " });
  expect(parsed.error?.issues[0]).toMatchObject({
    path: ["salary_text"],
    message: "Enter what agencies read of the salary, or hide it.",
  });
});
