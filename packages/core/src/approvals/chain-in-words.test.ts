import { describe, expect, test } from "vitest";
import {
  conditionInWords,
  scopeInWords,
  skippedInWords,
  stepInWords,
  stepNotes,
  type Words,
} from "./chain-in-words.ts";
import type { StoredCondition, StoredStep } from "./stored-chain.ts";

const words: Words = {
  say: (english, values = {}) =>
    english.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  list: (items, joined) =>
    new Intl.ListFormat("en-GB", {
      type: joined === "and" ? "conjunction" : "disjunction",
    }).format(items),
  personName: (user) => ["", "Ann Lee", "Ben Cole"][user] ?? "",
  roleName: (role) => role,
};
const dear: StoredCondition = {
  field: "salary_max",
  is: "at_least",
  value: 6_000_000,
  currency: "GBP",
};
const ann = { by: "person", user_id: 1 } as const;
const ben = { by: "person", user_id: 2 } as const;
const step = (more: Partial<StoredStep>): StoredStep => ({
  id: "1",
  name: "Finance",
  stage: 2,
  approvers: [ann, ben],
  needed: 1,
  condition: null,
  fallback: null,
  reads: [],
  escalate_after: null,
  ...more,
});
const first = step({ stage: 1 });

test.each<[StoredCondition, string]>([
  [
    { field: "dept", is: "one_of", values: ["Nursing", "Care"] },
    "the department is Nursing or Care",
  ],
  [dear, "the highest salary is at least £60,000"],
  [
    { field: "budget", is: "at_most", value: 150_050, currency: "EUR" },
    "the budget is at most €1,500.50",
  ],
  [{ field: "openings", is: "at_least", value: 3 }, "3 or more openings are asked for"],
])("the condition %j reads: %s", (condition, sentence) => {
  expect(conditionInWords(words, condition)).toBe(sentence);
});

test("a chain says which requests it takes", () => {
  expect(scopeInWords(words, { kind: "offer", scope: [] })).toBe("Takes every offer.");
  expect(
    scopeInWords(words, {
      kind: "job",
      scope: [{ field: "dept", is: "one_of", values: ["Care"] }, dear],
    }),
  ).toBe("Takes jobs where the department is Care and the highest salary is at least £60,000.");
  expect(skippedInWords(words, dear)).toBe(
    "Skipped: only if the highest salary is at least £60,000",
  );
});

describe("a step reads", () => {
  test.each<[Partial<StoredStep>, string]>([
    [{ approvers: [ann] }, "Then Finance: Ann Lee approves"],
    [{}, "Then Finance: 1 of 2 approves (Ann Lee and Ben Cole)"],
    [{ needed: 2 }, "Then Finance: 2 of 2 approve (Ann Lee and Ben Cole)"],
    [
      { condition: dear },
      "Then Finance: 1 of 2 approves (Ann Lee and Ben Cole), only if the highest salary is at least £60,000",
    ],
    [{ stage: 1 }, "At the same time Finance: 1 of 2 approves (Ann Lee and Ben Cole)"],
    [
      { approvers: [{ by: "line_manager" }] },
      "Then Finance: the requester’s line manager approves",
    ],
    [
      { approvers: [{ by: "hiring_manager" }, { by: "recruiter" }], needed: 2 },
      "Then Finance: 2 of 2 approve (the hiring manager and the recruiter)",
    ],
    [
      { approvers: [{ by: "role", role: "Board" }], needed: 2 },
      "Then Finance: 2 approvals by anyone with the role Board",
    ],
    [
      { approvers: [ann, { by: "role", role: "Board" }] },
      "Then Finance: 1 approval by Ann Lee or anyone with the role Board",
    ],
  ])("%j: %s", (more, sentence) => {
    expect(stepInWords(words, step(more), first)).toBe(sentence);
  });

  test("without “then” where it is the first", () => {
    expect(stepInWords(words, step({ approvers: [ann] }), undefined)).toBe(
      "Finance: Ann Lee approves",
    );
  });

  test("with who decides in its approvers’ place, and what reopens it", () => {
    expect(
      stepNotes(words, step({ fallback: 2, escalate_after: 3, reads: ["cost_centre", "budget"] })),
    ).toEqual([
      "If no approver is left, Ben Cole decides.",
      "After 3 working days, Ben Cole is asked too.",
      "Asked again when these change: cost centre and budget.",
    ]);
    expect(stepNotes(words, first)).toEqual([]);
  });
});
