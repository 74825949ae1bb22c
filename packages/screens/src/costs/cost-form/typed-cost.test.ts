import { expect, test } from "vitest";
import { inputOf, jobShare, noCost, splitAnew } from "./typed-cost.ts";

const jobs = [
  { id: 1, job_number: 1001, title: "Nurse", dept: "", openings: 2, applications: 0 },
  { id: 2, job_number: 1002, title: "Carer", dept: "", openings: 1, applications: 3 },
  { id: 3, job_number: 1003, title: "Porter", dept: "", openings: 1, applications: 1 },
];
const typed = {
  ...noCost({ currency: "GBP" }),
  net: 10_000,
  shares: jobs.map(jobShare),
};

test("shares follow the rule and the amount, and stay as typed by hand", () => {
  const amounts = (cost: typeof typed) => splitAnew(cost).shares.map(({ amount }) => amount);
  expect(amounts(typed)).toEqual([3334, 3333, 3333]);
  expect(amounts({ ...typed, split_by: "BY_OPENINGS" })).toEqual([5000, 2500, 2500]);
  expect(amounts({ ...typed, split_by: "BY_APPLICATIONS" })).toEqual([0, 7500, 2500]);
  expect(amounts({ ...typed, split_by: "BY_HAND" })).toEqual([null, null, null]);
});

test("what a credit takes off is sent below zero, with its shares", () => {
  const { net, shares } = inputOf(splitAnew({ ...typed, kind: "REBATE" }), "GBP");
  expect(net).toBe(-10_000);
  expect(shares).toMatchObject([{ amount: -3334 }, { amount: -3333 }, { amount: -3333 }]);
});

test("a rate is sent for another currency alone", () => {
  const rated = { ...typed, rate: 1.2, rate_date: "2026-11-20" };
  expect(inputOf(rated, "GBP").rate).toBeNull();
  expect(inputOf({ ...rated, currency: "EUR" }, "GBP")).toMatchObject({
    rate: 1.2,
    rate_date: "2026-11-20",
  });
});
