import { expect, test } from "vitest";
import { type Delegation, delegateOn, delegationProblem } from "./delegation.ts";

const [ann, ben, cal] = [1, 2, 3];
const away = (
  from: number,
  to: number,
  starts = "2026-12-01",
  ends = "2026-12-10",
): Delegation => ({
  from,
  to,
  starts,
  ends,
});

test("somebody else decides from the first day to the last, and for a delegate who is away as well", () => {
  const all = [away(ann, ben), away(ben, cal, "2026-12-05", "2026-12-06")];
  expect(
    ["2026-11-30", "2026-12-01", "2026-12-05", "2026-12-10", "2026-12-11"].map((day) =>
      delegateOn(all, ann, day),
    ),
  ).toEqual([undefined, ben, cal, ben, undefined]);
});

test("delegations that lead back to their beginning leave everybody their own decisions", () => {
  const circle = [away(ann, ben), away(ben, cal), away(cal, ann)];
  expect([ann, ben, cal].map((user) => delegateOn(circle, user, "2026-12-02"))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(delegateOn([...circle, away(4, ann)], 4, "2026-12-02")).toBeUndefined();
});

test.each([
  [[], away(ann, ann), /Choose somebody else/],
  [[], away(ann, ben, "2026-12-02", "2026-12-01"), /last day that is not before/],
  [[away(ann, cal)], away(ann, ben, "2026-12-10", "2026-12-20"), /stands in for you .* already/],
  [[away(ben, ann)], away(ann, ben), /passed their own approvals on to you/],
  [[away(ben, cal), away(cal, ann)], away(ann, ben), /directly or through others/],
])("with %j, %j is refused: %s", (all, added, problem) => {
  expect(delegationProblem(all, added)).toMatch(problem);
});

test("days that do not meet may lead to and fro", () => {
  expect(delegationProblem([away(ben, ann)], away(ann, ben, "2026-12-11", "2026-12-12"))).toBe(
    undefined,
  );
});
