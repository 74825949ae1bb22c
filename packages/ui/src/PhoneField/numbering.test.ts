import { expect, test } from "vitest";
import { countriesOf, problemOf, formatFinished, formatTyping } from "./numbering.ts";

test("A British number is spaced while it is typed", () => {
  expect(formatTyping("07400123", "GB")).toEqual({
    text: "07400 123",
    country: "GB",
    value: "+447400123",
  });
});

test("A calling code decides the country of a number", () => {
  expect(formatTyping("+33612345678", "GB").country).toBe("FR");
  expect(formatFinished("+33612345678", "GB")).toEqual({
    country: "FR",
    text: "06 12 34 56 78",
    value: "+33612345678",
  });
});

test.each([
  ["+447700900321", "FR", "GB", "07700 900321"],
  ["+447700900321", "JE", "JE", "07700 900321"],
  ["+15555550100", "FR", "US", "(555) 555-0100"],
] as const)(
  "A number whose country is not certain, %s, chosen %s, is of the main one of its calling code",
  (number, chosen, country, text) => {
    expect(formatFinished(number, chosen)).toMatchObject({ country, text });
    expect(formatTyping(number, chosen).country).toBe(country);
  },
);

test("A partial number stays as typed", () => {
  expect(formatFinished("074", "GB")).toMatchObject({ text: "074", value: "+4474" });
});

test.each([
  ["+44 (0)7700 900777", "07700 900777", "+447700900777"],
  ["+44 \u202d7700 900777\u202c", "07700 900777", "+447700900777"],
  ["020 7946 0123 ext 45", "020 7946 0123", "+442079460123"],
  ["٠٧٧٠٠ ٩٠٠٣١٤", "07700 900314", "+447700900314"],
])("What is shown of %s is what is stored", (typed, text, value) => {
  expect(formatFinished(typed, "GB")).toEqual({ country: "GB", text, value });
});

test("An impossible number has a reason", () => {
  expect(problemOf("07400 12", "US")).toBe("phoneTooShort");
  expect(problemOf("07400 1234567", "GB")).toBe("phoneTooLong");
  expect(problemOf("extension", "GB")).toBe("phoneImpossible");
  expect(problemOf("07700 9001", "GB")).toBe("phoneImpossible");
  expect(problemOf("07700 900123", "GB")).toBeUndefined();
});

test("Countries are sorted by their name in the language", () => {
  const labels = countriesOf("en-GB").map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(["Afghanistan", "Åland Islands", "Albania"]);
});
