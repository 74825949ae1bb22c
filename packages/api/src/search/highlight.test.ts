import { expect, test } from "vitest";
import { highlight } from "./highlight.ts";

/** The value with its ranges in brackets. */
function marked(term: string, value: string) {
  const ranges = highlight(term, { value }).value ?? [];
  return ranges
    .toReversed()
    .reduce(
      (text, [start, end]) =>
        `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
      value,
    );
}

test.each([
  ["luk", "Łukasz", "[Łuk]asz"],
  ["zoe", "Zoë Ackroyd", "[Zoë] Ackroyd"],
  ["zoe", "Zoe\u0308 Ackroyd", "[Zoe\u0308] Ackroyd"],
  ["obr", "O'Brien", "[O'Br]ien"],
  ["care lee", "Care Assistant, Leeds", "[Care] Assistant, [Lee]ds"],
  ["sist", "Assistant", "Assistant"],
  ["ls62", "LS6 2AB", "[LS6 2]AB"],
  ["07700 900", "+447700900123", "+44[7700900]123"],
  ["7700 900 123", "+447700900123", "+44[7700900123]"],
  ["+44 (0)7700 9001", "+447700900123", "+[4477009001]23"],
  ["900 123", "+447700900123", "+447700[900123]"],
  ["+44 7700", "+447700900123", "+[447700]900123"],
  ["ann.bell@", "ann.bell@mail.example", "[ann.bell@]mail.example"],
  ["str", "Straße", "[Str]aße"],
  ["strass", "Straße", "[Straß]e"],
])("Specification §3, highlight map: %s in %s", (term, value, expected) => {
  expect(marked(term, value)).toBe(expected);
});
