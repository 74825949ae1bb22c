import { expect, test } from "vitest";
import { textParts, textPartsProblem } from "./text-parts.ts";

test.each<[string, string, number, number]>([
  ["160 plain letters", "a".repeat(160), 1, 160],
  ["161 plain letters", "a".repeat(161), 2, 306],
  ["80 euro signs, which count as two characters each", "€".repeat(80), 1, 160],
  ["70 letters with one outside GSM 03.38", `ł${"a".repeat(69)}`, 1, 70],
  ["71 letters with one outside GSM 03.38", `ł${"a".repeat(70)}`, 2, 134],
  ["36 emoji, which count as two characters each", "🙂".repeat(36), 2, 134],
  ["letters in GSM 03.38", "Größe: £12 à la carte", 1, 160],
])("%s", (_, text, parts, room) => {
  expect(textParts(text)).toMatchObject({ parts, room });
});

test("Specification §1, text messages: a text of more than six parts is refused, never cut", () => {
  expect(textPartsProblem("a".repeat(918))).toBeUndefined();
  expect(textPartsProblem("a".repeat(919))).toMatch(/^The text would take 7 text messages/);
});
