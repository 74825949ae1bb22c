import { expect, test } from "vitest";
import { currencyFacts, fromMinor, toMinor } from "./currency.ts";

test("Each currency has the minor digits of ISO 4217", () => {
  const digits = (currency: string) => currencyFacts(currency, "en-GB").digits;
  expect([digits("GBP"), digits("JPY"), digits("KWD")]).toEqual([2, 0, 3]);
});

test("The sign is on the side that the locale uses", () => {
  expect(currencyFacts("GBP", "en-GB")).toMatchObject({ sign: "£", isSignFirst: true });
  expect(currencyFacts("EUR", "de-DE")).toMatchObject({ sign: "€", isSignFirst: false });
});

test("Minor units are whole and convert back unchanged", () => {
  expect(toMinor(1250.1, 2)).toBe(125010);
  for (const minor of [0, 1, 99, 125010, 4_250_000, -5])
    expect(toMinor(fromMinor(minor, 2), 2)).toBe(minor);
});
