import { contract } from "@ats/core/app/contract";
import { type Right, rights } from "@ats/core/rights/rights";
import { expect, test } from "vitest";
import { rightGroups } from "./right-groups.ts";

test("a token can have each right that its calls ask for, and that to see anonymised applicants", () => {
  const asked = new Set<string>(
    Object.values(contract)
      .filter(({ refusesPartners }) => !refusesPartners)
      .map(({ access }) => access),
  );
  const useful: Right[] = rights.filter((right) => asked.has(right) || right === "VIEW_ANONYMISED");
  expect(Object.values(rightGroups).flat().toSorted()).toEqual(useful.toSorted());
});
