import { describe, expect, test } from "vitest";
import { candidateInput, closeNameKeys, isCloseName } from "./candidate-input.ts";

describe("Specification §1, duplicates: two names are close when a person could mistake one for the other", () => {
  test.each([
    ["bell ann", "bell ann"],
    ["bell ann", "ann bell"],
    ["bell ann", "bell anne"],
    ["smith jon", "smyth jon"],
    ["brown katherine", "brown catherine"],
    ["li", "i"],
    ["bell annie", "bel annie"],
    ["mc donald fiona", "mcdonald fiona"],
    ["de la cruz luz", "delacruz luz"],
    ["van der berg vera", "vanderberg vera"],
  ])("%s is close to %s", (a, b) => {
    expect([isCloseName(a, b), isCloseName(b, a)]).toEqual([true, true]);
    expect(closeNameKeys(a).some((key) => closeNameKeys(b).includes(key))).toBe(true);
  });

  test.each([
    ["bell ann", "bell tom"],
    ["bell ann", "bell"],
    ["adeyemi ola", "adeyemi oluwaseun"],
  ])("%s is not close to %s", (a, b) => expect(isCloseName(a, b)).toBe(false));
});

test("a tag written twice is kept once", () => {
  expect(candidateInput.shape.tags.parse(["Nurse", "nurse", "Nights"])).toEqual([
    "Nurse",
    "Nights",
  ]);
});
