import { expect, test } from "vitest";
import { createdDate } from "./created-date.ts";

test.each([
  ["2024-01-01", "1st January 2024"],
  ["2024-02-02", "2nd February 2024"],
  ["2024-03-03", "3rd March 2024"],
  ["2024-04-04", "4th April 2024"],
  ["2024-05-11", "11th May 2024"],
  ["2024-06-12", "12th June 2024"],
  ["2024-07-13", "13th July 2024"],
  ["2024-08-21", "21st August 2024"],
  ["2024-09-22", "22nd September 2024"],
  ["2024-10-23", "23rd October 2024"],
  ["2024-12-31", "31st December 2024"],
])("a candidate of %s was created on %s", (day, text) => {
  expect(createdDate("en-GB", `${day}T12:00:00Z`, "Europe/London")).toBe(text);
});

test("Specification §2, Global search: the day is in the reader's time zone", () => {
  expect(createdDate("en-GB", "2024-01-01T23:30:00Z", "Asia/Tokyo")).toBe("2nd January 2024");
});

test("another language writes the day as it does", () => {
  expect(createdDate("de-DE", "2024-01-01T12:00:00Z", "Europe/London")).toBe("1. Januar 2024");
});
