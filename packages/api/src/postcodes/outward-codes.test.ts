import { expect, test } from "vitest";
import { outwardCodesWithin } from "./outward-codes.ts";

test("outward codes near a postcode are found by distance, in every part of the country", () => {
  const near = outwardCodesWithin(5, "LS1 4AP");
  expect(near).toEqual(expect.arrayContaining(["LS1", "LS2", "LS12", "LS27"]));
  expect(near).not.toContain("BD1");
  expect(outwardCodesWithin(10, "ls1")).toContain("BD1");
  expect(outwardCodesWithin(25, "LS1")).toContain("YO1");
  expect(outwardCodesWithin(25, "LS1")).not.toContain("S1");
  for (const code of ["ZE1", "TR19", "BT1", "CF10", "JE2", "IM1", "EC1A"])
    expect(outwardCodesWithin(1, code)).toContain(code);
  expect(outwardCodesWithin(500, "LS1")).toHaveLength(2974);
});

test("London and Edinburgh are 332 miles apart", () => {
  expect(outwardCodesWithin(334, "SW1A 1AA")).toContain("EH1");
  expect(outwardCodesWithin(329, "SW1A 1AA")).not.toContain("EH1");
});

test("an unknown postcode has no neighbours", () => {
  expect(outwardCodesWithin(25, "ZZ1 1ZZ")).toBeUndefined();
});
