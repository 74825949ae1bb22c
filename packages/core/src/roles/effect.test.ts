import { expect, test } from "vitest";
import { effectOf } from "./effect.ts";

const counts = { people: 3, jobs_before: 41, jobs_after: 41, jobs_both: 41 };

test("the effect of a role's change is told in people and jobs", () => {
  const before = { rights: ["VIEW_JOBS" as const], hidden_groups: [] };
  const after = { rights: [], hidden_groups: ["salary" as const] };
  expect(effectOf(before, after, counts)).toEqual([
    "3 people lose salaries on 41 jobs.",
    "3 people lose the right to view jobs.",
  ]);
  expect(effectOf(after, before, { ...counts, people: 1, jobs_after: 42 })).toEqual([
    "1 person gains sight of 1 job.",
    "1 person gains salaries on 42 jobs.",
    "1 person gains the right to view jobs.",
  ]);
});

test("a role that nobody has affects nobody", () => {
  const none = { rights: [], hidden_groups: [] };
  expect(effectOf(none, { ...none, rights: ["VIEW_JOBS"] }, { ...counts, people: 0 })).toEqual([]);
});
