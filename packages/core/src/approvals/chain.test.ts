import { expect, test } from "vitest";
import { type Chain, chainFor, type Condition, meets, readBy, requiredSteps } from "./chain.ts";

const nurse = { dept: "Nursing", salary_max: 3_400_000, openings: 2, grade: null, currency: "GBP" };

test.each<[Condition, boolean]>([
  [{ field: "dept", is: "one_of", values: ["Care", "Nursing"] }, true],
  [{ field: "dept", is: "one_of", values: ["Finance"] }, false],
  [{ field: "grade", is: "one_of", values: ["7"] }, false],
  [{ field: "salary_max", is: "at_least", value: 3_400_000 }, true],
  [{ field: "salary_max", is: "at_most", value: 3_399_999 }, false],
  [{ field: "salary_max", is: "at_least", value: 1, currency: "GBP" }, true],
  [{ field: "salary_max", is: "at_least", value: 1, currency: "EUR" }, false],
  // An unknown salary is neither high nor low.
  [{ field: "grade", is: "at_least", value: 0 }, false],
  [{ field: "grade", is: "at_most", value: 9 }, false],
])("a vacancy in Nursing at £34,000 and %j: %s", (condition, met) => {
  expect(meets(nurse, condition)).toBe(met);
});

test("the first chain in order whose whole scope is met decides, and a chain that is off does not", () => {
  const chain = (id: number, scope: Condition[], is_on = true): Chain => ({
    id,
    name: String(id),
    is_on,
    scope,
    steps: [],
  });
  const inNursing: Condition = { field: "dept", is: "one_of", values: ["Nursing"] };
  const dear: Condition = { field: "salary_max", is: "at_least", value: 5_000_000 };
  const chains = [
    chain(1, [inNursing, dear]),
    chain(2, [inNursing], false),
    chain(3, [inNursing]),
    chain(4, []),
  ];
  expect(chainFor(chains, nurse)?.id).toBe(3);
  expect(chainFor(chains, { ...nurse, dept: "Finance" })?.id).toBe(4);
  expect(chainFor(chains.slice(0, 3), { dept: "Finance" })).toBeUndefined();
});

test("steps whose condition is not met are skipped, and the last one stays where all would be", () => {
  const dear = {
    id: "dear",
    condition: { field: "salary_max", is: "at_least", value: 9_000_000 },
  } as const;
  const any = { id: "any", condition: null };
  expect(requiredSteps([dear, any], nurse)).toEqual([any]);
  expect(requiredSteps([{ ...dear, id: "first" }, dear], nurse)).toEqual([dear]);
});

test("every approval is of the number of openings, the salary, what is offered and what a cost is", () => {
  expect(readBy({ reads: ["cost_centre", "openings"] })).toEqual([
    "openings",
    "salary_min",
    "salary_max",
    "currency",
    "offered_salary",
    "cost_net",
    "cost_centre",
  ]);
});
