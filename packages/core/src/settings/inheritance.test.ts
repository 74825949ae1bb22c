import { expect, test } from "vitest";
import { differencesOf, inherit, takeFields } from "./inheritance.ts";

test.each([
  ["nothing of its own", undefined, false, "inherited", 12],
  ["its own value", { value: 24 }, false, "overridden", 24],
  ["its own value, which is empty", { value: null }, false, "overridden", null],
  ["nothing of its own, and the parent's lock", undefined, true, "locked", 12],
  ["its own value, and the parent's lock", { value: 24 }, true, "locked", 12],
] as const)("a client with %s", (_, own, isLocked, standing, value) => {
  expect(inherit({ parent: 12, own, isLocked })).toEqual({ standing, value });
});

test.each([
  ["nobody changed", 12, 12, 12, undefined],
  ["the parent alone changed", 12, 18, 12, "parent"],
  ["the client alone changed", 12, 12, 24, "client"],
  ["both changed differently", 12, 18, 24, "both"],
  ["both changed to the same", 12, 18, 18, undefined],
] as const)("a field that %s", (_, before, parent, client, changed_by) => {
  const expected = changed_by ? [{ field: "value", before, parent, client, changed_by }] : [];
  expect(differencesOf(before, parent, client)).toEqual(expected);
  const of = (months: number) => ({ is_on: true, months });
  expect(differencesOf(of(before), of(parent), of(client))).toEqual(
    expected.map((each) => ({ ...each, field: "months" })),
  );
});

test("lists and records are compared by what they hold, whatever the order of properties", () => {
  const days = [{ date: "2026-12-24", name: "Closed" }];
  const same = [{ name: "Closed", date: "2026-12-24" }];
  expect(differencesOf({ days }, { days: same }, { days })).toEqual([]);
  expect(differencesOf({ days }, { days: [] }, { days })).toMatchObject([
    { field: "days", changed_by: "parent" },
  ]);
});

test("a client takes some of the parent's fields, or the whole of a value without fields", () => {
  const client = { months: 24, is_on: true };
  expect(takeFields(client, { months: 12, is_on: false }, ["is_on"])).toEqual({
    months: 24,
    is_on: false,
  });
  expect(takeFields(client, { months: 12, is_on: false }, [])).toEqual(client);
  expect(takeFields(true, false, ["value"])).toBe(false);
  expect(takeFields(true, false, [])).toBe(true);
});
