import { expect, test } from "vitest";
import { outwardCodeOf } from "./postcode.ts";

test.each([
  ["LS1 4AP", "LS1"],
  ["ls10 1aa", "LS10"],
  ["LS10AA", "LS1"],
  ["LS10", "LS10"],
  ["EC1A1BB", "EC1A"],
  [" w1a ", "W1A"],
  ["M1 1A", undefined],
  ["Leeds", undefined],
  ["75008", undefined],
])("the outward code of %j is %s", (postcode, code) => {
  expect(outwardCodeOf(postcode)).toBe(code);
});
