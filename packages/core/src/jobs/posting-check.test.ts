import { expect, test } from "vitest";
import { checkPosting } from "./posting-check.ts";

const job = {
  title: "Night nurse",
  location: "Leeds",
  postal_code: "LS1 4DY",
  job_type: "Part time",
  closing_date_time: "2026-12-24T17:00:00.000Z",
};
const ids = (changes: Partial<Parameters<typeof checkPosting>[0]>) =>
  checkPosting({ ...job, ...changes }).map(({ id }) => id);

test("an advert with all that search engines read gets no advice", () => {
  expect(ids({})).toEqual([]);
  expect(ids({ title: "HGV driver" })).toEqual([]);
  expect(ids({ title: "SEN teacher (C#)" })).toEqual([]);
});

test("what search engines miss in an advert is said field by field", () => {
  expect(ids({ location: " " })).toEqual(["posting_location"]);
  expect(ids({ postal_code: "" })).toEqual(["posting_postcode"]);
  expect(ids({ job_type: "" })).toEqual(["posting_type"]);
  expect(ids({ closing_date_time: null })).toEqual(["posting_closing"]);
});

test.each(["Night nurse!", "Night nurse £30,000", "NIGHT NURSE", "Night nurse 20261"])(
  "search engines do not want the title %s",
  (title) => expect(ids({ title })).toEqual(["posting_title"]),
);
