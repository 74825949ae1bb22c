import { expect, test } from "vitest";
import type { Chain, ChainStep } from "./chain.ts";
import { simulate } from "./simulate.ts";

const [ann, ben, cal] = [1, 2, 3];
const step = (id: string, stage: number, more: Partial<ChainStep>): ChainStep => ({
  id,
  name: id,
  stage,
  approvers: [ann],
  needed: 1,
  condition: null,
  fallback: null,
  reads: [],
  ...more,
});
const chain: Chain = {
  id: 7,
  name: "Nursing",
  is_on: true,
  scope: [{ field: "dept", is: "one_of", values: ["Nursing"] }],
  steps: [
    step("panel", 1, { approvers: [ann, ben], needed: 2 }),
    step("site", 1, { approvers: [cal] }),
    step("board", 2, {
      approvers: [ben],
      condition: { field: "salary_max", is: "at_least", value: 6_000_000 },
    }),
  ],
};
const themselves = (user: number) => [user];
const request = (salary_max: number, more: { dept?: string; requested_by?: number } = {}) => ({
  fields: { dept: more.dept ?? "Nursing", salary_max },
  requested_by: more.requested_by ?? 9,
});

test("a chain that is tried tells the days, who is asked and what is skipped", () => {
  const past = {
    requests: [
      request(3_000_000),
      request(3_100_000),
      request(7_000_000),
      request(3_000_000, { dept: "Finance" }),
    ],
    daysOf: new Map([
      [ann, 1],
      [ben, 4],
    ]),
    usualDays: 2,
  };
  expect(simulate([chain], past, themselves)).toEqual({
    requests: 3,
    unmatched: 1,
    // Both of the panel are needed: four days; the board takes four more.
    days: { median: 4, most: 8 },
    asked: [
      { user: ben, times: 4 },
      { user: ann, times: 3 },
      { user: cal, times: 3 },
    ],
    skipped: [{ chain: 7, step: "board", times: 2 }],
  });
});

test("nobody is asked about their own request, and a past without requests tells nothing", () => {
  const past = { requests: [request(1, { requested_by: ann })], daysOf: new Map(), usualDays: 2 };
  expect(simulate([chain], past, themselves).asked).toEqual([
    { user: ben, times: 1 },
    { user: cal, times: 1 },
  ]);
  expect(simulate([chain], { ...past, requests: [] }, themselves)).toMatchObject({
    requests: 0,
    days: { median: 0, most: 0 },
    asked: [],
  });
});
