import { expect, test } from "vitest";
import { digitsTyped, toE164 } from "./telephone-number.ts";
import { telephone } from "./telephone.ts";

test.each([
  ["(07700) 900 456", "+447700900456"],
  ["+44 (0)7700 900777", "+447700900777"],
  ["00 44 (0)7700-900777", "+447700900777"],
  ["00447700900777", "+447700900777"],
  ["7700 900 777", "+447700900777"],
  ["tel:+44-7700-900777", "+447700900777"],
  ["07700 900777 x12", "+447700900777"],
  ["07700900777ext. 12", "+447700900777"],
  ["+44 \u202d7700 900777\u202c", "+447700900777"],
  ["０７７００ ９００７７７", "+447700900777"],
  ["+39 06 1234567", "+39061234567"],
])("%s is stored as %s", (written, stored) => expect(telephone.parse(written)).toBe(stored));

test.each([
  "",
  "call me",
  "07700 900777 or 778",
  "07700 9007771",
  "07700 90077O",
  "0113 4960l23",
  "07700 9007",
  "07700 90",
  "+33 6 12",
  "2019",
])("%j is no telephone number, and is left as it was typed", (written) => {
  expect(toE164(written)).toBeUndefined();
  expect(telephone.safeParse(written).error?.issues[0]?.message).toBe(
    "Enter the full telephone number, or leave this empty.",
  );
});

test("A number is read in the company's country", () => {
  expect(toE164("0171 1234567", "DE")).toBe("+491711234567");
});

test.each([
  ["+44 (0)7700 9007", "4477009007"],
  ["0044 7700", "447700"],
  ["7700 900 777", "447700900777"],
  ["Ann", ""],
])("the beginning of a number, %s, has the digits %j", (written, digits) =>
  expect(digitsTyped(written)).toBe(digits),
);
