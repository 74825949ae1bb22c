import { expect, test } from "vitest";
import { hiddenMark as mark, hidePerson } from "./hide-person.ts";

test("an answer in the sift names neither the applicant nor how to reach them", () => {
  const text =
    "I'm ANN-MARIE Lister. Write to ann@lister.example or +44 113 496 0100, see www.ann.example/cv.";
  expect(hidePerson(text, ["Ann-Marie", "Lister"])).toBe(
    `I'm ${mark} ${mark}. Write to ${mark} or ${mark}, see ${mark}`,
  );
});

test("a name inside another word stays, and so do years and sums", () => {
  const text = "From 2019 to 2024 I planned £120,000 of annual stock.";
  expect(hidePerson(text, ["Ann", "A", ""])).toBe(text);
  expect(hidePerson("Zoë, née O'Neill", ["Zoë", "O'Neill"])).toBe(`${mark}, née ${mark}`);
});
