import { expect, test } from "vitest";
import { applicationSource } from "./source.ts";

test.each([
  ["the careers page", { isInternal: false }, "Careers page"],
  ["the internal link, whatever else it says", { isInternal: true, named: "Indeed" }, "Internal"],
  ["a job board, however it writes itself", { isInternal: false, named: "indeed" }, "Indeed"],
  ["a feed that names no board", { isInternal: false, named: "Job feed" }, "Job feed"],
  ["a link of one's own", { isInternal: false, named: "Nurses Weekly" }, "Link: Nurses Weekly"],
  [
    "a link that would pass for a referral",
    { isInternal: false, named: "Employee referral" },
    "Link: Employee referral",
  ],
])("the source of an application by %s", (_, cameBy, source) => {
  expect(applicationSource(cameBy)).toBe(source);
});
