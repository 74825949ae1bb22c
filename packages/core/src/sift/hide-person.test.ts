import { expect, test } from "vitest";
import { hiddenMark as mark, hidePerson } from "./hide-person.ts";

test("an answer in the sift names neither the applicant nor how to reach them", () => {
  const text =
    "I'm ANN-MARIE Lister. Write to ann@lister.example, @annlister or +44 113 496 0100, see www.ann.example/cv and linkedin.com/in/ann.";
  expect(hidePerson(text, ["Ann-Marie", "Lister"])).toBe(
    `I'm ${mark}. Write to ${mark} ${mark} or ${mark}, see ${mark} and ${mark}`,
  );
});

test("a name inside another word stays, and so do years and sums", () => {
  const text = "From 2019 - 2024 I planned £120,000 of annual stock.Then £1,500,000.";
  expect(hidePerson(text, ["Ann", "A", ""])).toBe(text);
  expect(hidePerson("Zoë, née O'Neill", ["Zoë", "O'Neill"])).toBe(`${mark}, née ${mark}`);
});

test("a name that is also a word stays in lower case, unless the whole name stands there", () => {
  expect(hidePerson("i am will may. I will in May, says Will.", ["Will", "May"])).toBe(
    `i am ${mark}. I will in ${mark}, says ${mark}.`,
  );
});
