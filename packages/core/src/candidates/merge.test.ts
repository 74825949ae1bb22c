import { expect, test } from "vitest";
import { keepsLegalHold, type MergeablePerson, mergedPerson, unmergedPerson } from "./merge.ts";

const ann: MergeablePerson = {
  first_name: "Ann",
  last_name: "Bell",
  email: "ann@mail.example",
  contact_mobile_number: null,
  city: "Leeds",
  postcode: "LS6 2AB",
  current_jobtitle: "Care assistant",
  current_employer: null,
  history: { employment: [], education: [], courses: [], skills: [] },
  consent_date_time: null,
  retention_date: null,
  tags: ["Driver"],
  legal_hold: false,
};
const annie = {
  ...ann,
  first_name: "Annie",
  city: "York",
  contact_mobile_number: "+447700900123",
  tags: ["Driver", "Nights"],
  legal_hold: true,
};

test("Specification §1, duplicates: a merge takes the chosen fields, combines tags and keeps a legal hold", () => {
  expect(mergedPerson(ann, annie, ["contact_mobile_number", "city"])).toEqual({
    ...ann,
    city: "York",
    contact_mobile_number: "+447700900123",
    tags: ["Driver", "Nights"],
    legal_hold: true,
  });
});

test("a merge keeps as many tags as a record may have, starting with those of the record that stays", () => {
  const tags = (from: number) => Array.from({ length: 15 }, (_, at) => `Tag ${from + at}`);
  const { tags: kept } = mergedPerson({ ...ann, tags: tags(0) }, { ...annie, tags: tags(10) }, []);
  expect(kept).toEqual([...tags(0), ...tags(15).slice(0, 5)]);
});

test("undoing a merge restores what it changed and leaves later edits", () => {
  const after = mergedPerson(ann, annie, ["contact_mobile_number", "city"]);
  const now = { ...after, city: "Hull", current_jobtitle: "Team leader" };
  expect(unmergedPerson(now, { before: ann, after })).toEqual({
    ...ann,
    city: "Hull",
    current_jobtitle: "Team leader",
  });
});

test("undoing a merge restores a hold set on both records since, but not one set only on the other record", () => {
  const merged = { ...annie, legal_hold: false };
  const after = mergedPerson(ann, merged, []);
  expect(keepsLegalHold(after, { merged, after })).toBe(false);
  expect(keepsLegalHold({ ...after, legal_hold: true }, { merged, after })).toBe(true);
  const held = mergedPerson({ ...ann, legal_hold: true }, merged, []);
  expect(keepsLegalHold(held, { merged, after: held })).toBe(false);
});
