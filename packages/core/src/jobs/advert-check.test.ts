import { describe, expect, test } from "vitest";
import { checkAdvert, readingAge } from "./advert-check.ts";

const check = (description: string, salary_min: number | null = 100) =>
  checkAdvert({ description, salary_min, salary_max: null });
const ids = (description: string, salary?: number | null) =>
  check(description, salary).map(({ id }) => id);
const plainly = "<p>You help our residents each day. We pay for your training.</p>".repeat(12);

test("Specification §2, job form: a plain advert of good length with a salary gets no advice", () => {
  expect(check(plainly)).toEqual([]);
});

test("a missing salary is pointed out, even before there is a text", () => {
  expect(ids(plainly, null)).toEqual(["salary"]);
  expect(ids("", null)).toEqual(["salary"]);
});

describe("Specification §2, job form: gender-coded words", () => {
  test("are listed once each in any form when masculine ones outnumber feminine ones", () => {
    const [finding] = check(`<p>Competitive ninjas dominate. Competitive!</p>${plainly}`);
    expect(finding).toMatchObject({
      id: "masculine",
      words: ["competitive", "ninjas", "dominate"],
    });
  });

  test("are accepted when balanced", () => {
    expect(ids(`<p>Confident and kind.</p>${plainly}`)).toEqual([]);
  });

  test("are not found inside other words", () => {
    expect(ids(`<p>We mislead nobody.</p>${plainly}`)).toEqual([]);
  });
});

describe("reading age", () => {
  test("is low for short words in short sentences", () => {
    expect(readingAge("<p>The cat sat on the mat. It was fat.</p>")).toBeLessThan(8);
  });

  test("is high for long words in long sentences", () => {
    const text =
      "<p>Responsibilities predominantly encompass the administration of multidisciplinary organisational initiatives, facilitating interdepartmental communication throughout geographically distributed operational environments.</p>";
    expect(readingAge(text)).toBeGreaterThan(18);
    expect(ids(text.repeat(6))).toContain("reading_age");
  });

  test("counts each item of a list as a sentence", () => {
    const item = "<li>Care for people at home</li>";
    expect(readingAge(`<ul>${item.repeat(20)}</ul>`)).toBe(readingAge(`<ul>${item}</ul>`));
  });
});

test("a text that is too short or too long is pointed out", () => {
  expect(ids("<p>We look for a cook.</p>")).toEqual(["length"]);
  expect(ids(plainly.repeat(8))).toEqual(["length"]);
});
