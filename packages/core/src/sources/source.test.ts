import { expect, it } from "vitest";
import { automaticSource, isAutomaticSource, isSameSource, sourceLabel } from "./source.ts";

it("a source has single spaces and no markup, and is not empty", () => {
  expect(sourceLabel.parse("  University   <b>fair</b> ")).toBe("University fair");
  expect(sourceLabel.safeParse("   ").success).toBe(false);
  expect(sourceLabel.safeParse("x".repeat(61)).success).toBe(false);
});

it("capitals and spaces make no other source", () => {
  expect(isSameSource("University  fair ", "university FAIR")).toBe(true);
  expect(isSameSource("University fair", "University fairs")).toBe(false);
});

it.each([
  ["linkedin", true],
  ["Careers page", true],
  ["added by a recruiter", true],
  ["Link: newsletter", true],
  ["link:newsletter", true],
  ["Linked partners", false],
  ["Employee referral", false],
])("%s is recorded by the product itself: %s", (label, expected) => {
  expect(isAutomaticSource(label)).toBe(expected);
});

it("an automatic source is spelled as the product records it", () => {
  expect(automaticSource("LINKEDIN")).toBe("LinkedIn");
});
