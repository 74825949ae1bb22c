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
};

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
});

test("Specification §2, Global search: an email address is one word, a double-barrelled name two", () => {
  expect(words("Ann.Bell@mail.example")).toEqual(["ann.bell@mail.example"]);
  expect(words("Laura Smith-Jones")).toEqual(["laura", "smith", "jones"]);
  expect(words(" %_\\ ☃ ")).toEqual([]);
});
