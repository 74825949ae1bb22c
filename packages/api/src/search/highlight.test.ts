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
  ["0171 1234", "+491711234567", "+49[1711234]567"],
  ["612 345 678", "+34612345678", "+34[612345678]"],
  ["06 5550 1234", "+390655501234", "+39[0655501234]"],
  ["0049 171 123", "+491711234567", "+[49171123]4567"],
  ["+44 7700", "+447700900123", "+[447700]900123"],
  ["ann.bell@", "ann.bell@mail.example", "[ann.bell@]mail.example"],
  ["mcdon", "Mc Donald", "[Mc Don]ald"],
  ["mc don", "McDonald", "[McDon]ald"],
  ["fiona mc don", "McDonald", "[McDon]ald"],
  ["vanderb", "van der Berg", "[van der B]erg"],
  ["str", "Straße", "[Str]aße"],
  ["strass", "Straße", "[Straß]e"],
])("Specification §3, highlight map: %s in %s", (term, value, expected) => {
  expect(marked(term, value)).toBe(expected);
});

test.each([
  ["李明", "明", "李", 1, 1],
  ["明李", "明", "李", 1, 1],
  ["김민", "민준", "김", 1, 1],
  ["annbe", "Ann", "Bell", 3, 2],
  ["ann", "Ann", "Bell", 3, 0],
])(
  "%s marks the first name %s and the last name %s where it spans both",
  (term, first_name, last_name, first, last) => {
    expect(highlight(term, { first_name, last_name, city: "Leeds" })).toEqual({
      ...(first && { first_name: [[0, first]] }),
      ...(last && { last_name: [[0, last]] }),
    });
  },
);
