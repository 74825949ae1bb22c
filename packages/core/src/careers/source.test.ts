import { expect, test } from "vitest";
import { applicationSource } from "./source.ts";

test.each([
  ["the careers page", { isInternal: false }, "Careers page"],
  [
    "the internal link, whatever else it contains",
    { isInternal: true, named: "Indeed" },
    "Internal",
  ],
  ["a job board, in any spelling", { isInternal: false, named: "indeed" }, "Indeed"],
  ["a feed that names no board", { isInternal: false, named: "Job feed" }, "Job feed"],
  ["a custom link", { isInternal: false, named: "Nurses Weekly" }, "Link: Nurses Weekly"],
  [
    "a link posing as a referral",
    { isInternal: false, named: "Employee referral" },
    "Link: Employee referral",
  ],
])("Specification §2, adverts: the source of an application by %s", (_, cameBy, source) => {
  expect(applicationSource(cameBy)).toBe(source);
});
