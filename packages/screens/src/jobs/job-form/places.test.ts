import { expect, test } from "vitest";
import { suggestPlaces } from "./places.ts";
import { towns } from "./towns.ts";

const labels = (typed: string, places = [{ location: "Leeds", postal_code: "LS1 4DY" }]) =>
  suggestPlaces(typed, places, towns).map(({ label, description }) => `${label}, ${description}`);

test("a new company is offered towns by how they begin, with their county", () => {
  expect(labels("harro", [])).toEqual(["Harrow, Greater London", "Harrogate, North Yorkshire"]);
});

test("a place that the company has used comes first, with its own postcode and once", () => {
  expect(labels("lee")).toEqual(["Leeds, LS1 4DY", "Leek, Staffordshire"]);
  expect(labels("")).toEqual(["Leeds, LS1 4DY"]);
});

test("towns of one name are told apart by their county, and none is there twice", () => {
  expect(labels("bangor")).toEqual(["Bangor, County Down", "Bangor, Gwynedd"]);
  const all = towns.map(({ name, county }) => `${name}, ${county}`);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(300);
});
