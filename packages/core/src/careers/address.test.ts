import { expect, test } from "vitest";
import { careersAddress, careersPath } from "./address.ts";

test("a careers address names a company, and perhaps one of its jobs", () => {
  expect(careersAddress(careersPath("northgate-group"))).toEqual({ company: "northgate-group" });
  expect(careersAddress(careersPath("northgate-group", 1001))).toEqual({
    company: "northgate-group",
    job_number: 1001,
  });
  expect(careersAddress("/Careers/Northgate-Group/")).toEqual({ company: "northgate-group" });
});

test.each(["/careers", "/careers/", "/careers/a/b", "/careers/a/1/2", "/job/1", "/careers/%00"])(
  "%s is none",
  (path) => expect(careersAddress(path)).toBeUndefined(),
);
