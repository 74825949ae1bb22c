import { expect, it } from "vitest";
import { calls, headings, rulesOf } from "./coverage.ts";

it.each(headings.map((heading, index) => [index + 1, heading] as const))(
  "shows rules of section %i of the specification: %s",
  (section) => {
    expect(rulesOf(section)).not.toEqual([]);
  },
);

it.each(calls)("has a test that makes $sentence", ({ file }) => {
  expect(file).toBeDefined();
});
