import { expect, test } from "vitest";
import { figureIn } from "./figure.ts";

test("formats figures in the page's language", () => {
  expect(figureIn("en-GB", "number")(12345.67)).toBe("12,345.7");
  expect(figureIn("de", "number")(12345)).toBe("12.345");
  expect(figureIn("en-GB", "percent")(0.425)).toBe("42.5%");
  expect(figureIn("en-GB", { unit: "day" })(1)).toBe("1 day");
});

test("formats money from minor units", () => {
  expect(figureIn("en-GB", { currency: "GBP" })(125050)).toBe("£1,250.50");
  expect(figureIn("en-GB", { currency: "GBP" })(125000)).toBe("£1,250");
  expect(figureIn("ja", { currency: "JPY" })(1250)).toBe("￥1,250");
});

test("shortens figures for an axis", () => {
  expect(figureIn("en-GB", "number", true)(12000)).toBe("12k");
  expect(figureIn("en-GB", { currency: "GBP" }, true)(1200000)).toBe("£12k");
});
