import { rights } from "@ats/core/rights/rights";
import { expect, test } from "vitest";
import { rightAreas } from "./right-areas.ts";

test("the matrix of roles has every right of a company that recruits, once", () => {
  const shown = Object.values(rightAreas).flat().toSorted();
  expect(shown).toEqual(rights.filter((right) => right !== "VIEW_AGENCY_CLIENTS").toSorted());
});
