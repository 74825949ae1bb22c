import { expect, test } from "vitest";
import { applyPath, careersAddress, careersPath } from "./address.ts";

test("a careers address names a company and optionally one of its jobs", () => {
  expect(careersAddress(careersPath("northgate-group"))).toEqual({ company: "northgate-group" });
  expect(careersAddress(careersPath("northgate-group", 1001))).toEqual({
    company: "northgate-group",
    job_number: 1001,
  });
  expect(careersAddress("/Careers/Northgate-Group/")).toEqual({ company: "northgate-group" });
});

test("the address records how a visitor arrived: by the internal link, or by a link that names its source", () => {
  const visit = { internal: "3f2c", source: "Talent.com & more" };
  const path = careersPath("northgate-group", 1001, visit);
  expect(path).toBe("/careers/northgate-group/1001?internal=3f2c&source=Talent.com+%26+more");
  expect(careersAddress(path)).toEqual({ company: "northgate-group", job_number: 1001, ...visit });
  expect(careersAddress("/careers/northgate-group?source=&other=1")).toEqual({
    company: "northgate-group",
  });
});

test("the address of a list keeps search, filters and page", () => {
  const search = { q: "night nurse", location: "Leeds", job_type: "Part time", page_no: 2 };
  const path = careersPath("northgate-group", undefined, search);
  expect(path).toBe(
    "/careers/northgate-group?q=night+nurse&location=Leeds&job_type=Part+time&page_no=2",
  );
  expect(careersAddress(path)).toEqual({ company: "northgate-group", ...search });
  expect(careersAddress("/careers/northgate-group?q=&page_no=x")).toEqual({
    company: "northgate-group",
  });
});

test("a link to a saved application carries its token", () => {
  const path = applyPath("northgate-group", 1001, { internal: "3f2c", resume: "a-secret" });
  expect(path).toBe("/careers/northgate-group/1001/apply?internal=3f2c&resume=a-secret");
  expect(careersAddress(path)).toMatchObject({ internal: "3f2c", resume: "a-secret" });
});

test.each([
  "/careers",
  "/careers/",
  "/careers/a/b",
  "/careers/a/1/2",
  "/careers/a/apply",
  "/job/1",
  "/careers/%00",
])("%s is not a careers address", (path) => expect(careersAddress(path)).toBeUndefined());
