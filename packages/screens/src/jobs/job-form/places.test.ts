import { expect, test } from "vitest";
import { suggestPlaces } from "./places.ts";
import { towns } from "./towns.ts";

const labels = (typed: string, places = [{ location: "Leeds", postal_code: "LS1 4DY" }]) =>
  suggestPlaces(typed, places, towns).map(({ label, description }) => `${label}, ${description}`);

test("a new company gets suggestions of towns by prefix, with their county", () => {
  expect(labels("harro", [])).toEqual(["Harrow, Greater London", "Harrogate, North Yorkshire"]);
});

test("Specification §2, job form: a place that the company has used comes first, with its own postcode, once", () => {
  expect(labels("lee")).toEqual(["Leeds, LS1 4DY", "Leek, Staffordshire"]);
  expect(labels("")).toEqual(["Leeds, LS1 4DY"]);
});

test("towns of the same name differ by county, and none is listed twice", () => {
  expect(labels("bangor")).toEqual(["Bangor, County Down", "Bangor, Gwynedd"]);
  const all = towns.map(({ name, county }) => `${name}, ${county}`);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(300);
});
