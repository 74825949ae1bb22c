import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { normalise, words } from "./normalise.ts";

const names = {
  "Łukasz Wójcik": "lukasz wojcik",
  "Siân O'Brien": "sian obrien",
  "Søren Jørgensen": "soren jorgensen",
  "Çağla Yılmaz": "cagla yilmaz",
  "Æthelred Straße": "aethelred strasse",
  "RHYS ﬁtz": "rhys fitz",
  "O`Brien O´Brien O‘Brien O’Brien O＇Brien OʼBrien": "obrien obrien obrien obrien obrien obrien",
  "Smith‐Jones Smith‑Jones Smith–Jones Smith−Jones":
    "smith-jones smith-jones smith-jones smith-jones",
  "İSMAİL IŞIK ısmail": "ismail isik ismail",
  "ΟΔΥΣΣΕΎΣ Οδυσσεύς": "οδυσσευσ οδυσσευσ",
  "STRASSE straße STRAẞE": "strasse strasse strasse",
  "Ｓｍｉｔｈ ﾔﾏﾀﾞ ヤマダ": "smith ヤマタ\u3099 ヤマタ\u3099",
  "A\u200bnn\u00ad Be\u2060ll\ufe0f\u3164": "ann bell",
  "مُحَمَّد محمّد أحمد احمد": "محمد محمد احمد احمد",
  "Ёлкин Елкин": "елкин елкин",
  "\u00a0Ann\u3000Bell\u2003": "ann bell",
};

/** Letters of Unicode 17, which databases do not know yet. */
const isNew = (code: number) =>
  (code >= 0xa7ce && code <= 0xa7f1) || (code >= 0x16ea0 && code <= 0x16ebf);
/** Each character that a text may have, among letters. */
const everyCharacter = [
  ...Array.from({ length: 0x2_ffff }, (_, code) => code),
  ...Array.from({ length: 0x1f0 }, (_, place) => 0xe_0000 + place),
]
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff) && !isNew(code))
  .map((code) => `Ab${String.fromCodePoint(code)}c`);

test.each(Object.entries(names))(
  "Specification §2, Global search: %s is compared as %s",
  (name, plain) => {
    expect(normalise(name)).toBe(plain);
  },
);

test("Specification §2, Global search: the database compares fields as the search does", async () => {
  const db = await testDatabase();
  for (const [name, plain] of Object.entries(names)) {
    const { rows } = await sql<{ plain: string }>`select normalise(${name}) as plain`.execute(db);
    expect(rows[0]?.plain).toBe(plain);
  }
  const { rows } = await sql<{ name: string; plain: string }>`
    select name, normalise(name) as plain from unnest(${everyCharacter}::text[]) name`.execute(db);
  expect(rows).toHaveLength(everyCharacter.length);
  const differing = rows.filter(({ name, plain }) => plain !== normalise(name));
  expect(differing.map(({ name }) => name.codePointAt(2)?.toString(16))).toEqual([]);
});

test("Specification §2, Global search: an email address is one word, a double-barrelled name two", () => {
  expect(words("राम रमा")).toEqual(["राम", "रमा"]);
  expect(words("Ann.Bell@mail.example")).toEqual(["ann.bell@mail.example"]);
  expect(words("Laura Smith-Jones")).toEqual(["laura", "smith", "jones"]);
  expect(words(" %_\\ ☃ ")).toEqual([]);
});
