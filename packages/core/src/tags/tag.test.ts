import { expect, it } from "vitest";
import { changedTags, tagLabel } from "./tag.ts";

it.each([
  [["Driver"], { add: ["Nights"], remove: [] }, ["Driver", "Nights"]],
  [["Driver"], { add: ["DRIVER"], remove: [] }, ["Driver"]],
  [["Driver", "Nights"], { add: [], remove: ["driver"] }, ["Nights"]],
  [["Driver"], { add: ["Driver"], remove: ["Driver"] }, ["Driver"]],
  [[], { add: ["Nights", "nights"], remove: ["Gone"] }, ["Nights"]],
])("%j, changed by %j, becomes %j", (tags, change, expected) => {
  expect(changedTags(tags, change)).toEqual(expected);
});

it("a tag has no markup and is not empty", () => {
  expect(tagLabel.parse(" <b>Driver</b> ")).toBe("Driver");
  expect(tagLabel.safeParse("<b></b>").success).toBe(false);
});
