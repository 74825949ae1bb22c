import { describe, expect, test } from "vitest";
import { readDate, shownOrder } from "./cell-date.ts";

describe("a date is read as it was written", () => {
  test.each([
    ["2027-11-21", "2027-11-21"],
    ["2027/1/2", "2027-01-02"],
    ["2027-11-21T00:00:00Z", "2027-11-21"],
    ["21/11/2027 00:00", "2027-11-21"],
    ["11/21/2027", "2027-11-21"],
    ["21-11-27", "2027-11-21"],
    ["1.2.2027", "2027-02-01"],
    ["21 Nov 2027", "2027-11-21"],
    ["21-Nov-27", "2027-11-21"],
    ["1st February 2027", "2027-02-01"],
    ["Sept. 3, 2027", "2027-09-03"],
    ["3 Chwefror 2027", "2027-02-03"],
    ["2027年11月21日", "2027-11-21"],
    ["２１/１１/２０２７", "2027-11-21"],
    ["46712", "2027-11-21"],
    ["46712.5", "2027-11-21"],
  ])("%s", (written, read) => {
    expect([readDate(written, "day"), readDate(written, "month")]).toEqual([read, read]);
  });

  test("in the order that the file's dates have", () => {
    expect(readDate("1/2/2027", "day")).toBe("2027-02-01");
    expect(readDate("1/2/2027", "month")).toBe("2027-01-02");
  });

  test.each(["soon", "21/2027", "5", "123456", "21/11/20271"])("%s is no date", (written) =>
    expect(readDate(written, "day")).toBe(written),
  );

  test("a blank is no date", () => expect(readDate("  ", "day")).toBeNull());
});

test.each([
  ["21/11/2027", "day"],
  ["11-21-2027", "month"],
  ["1/2/2027", "unsure"],
  ["2/2/2027", undefined],
  ["1.2.2027", undefined],
  ["31/31/2027", undefined],
  ["2027-01-02", undefined],
  ["07700 900123", undefined],
])("%s shows the order %s", (cell, order) => expect(shownOrder(cell)).toBe(order));
