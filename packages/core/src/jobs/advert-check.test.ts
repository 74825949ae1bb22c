import { describe, expect, test } from "vitest";
import { checkAdvert, readingAge } from "./advert-check.ts";

const check = (description: string, salary_min: number | null = 100) =>
  checkAdvert({ description, salary_min, salary_max: null });
const ids = (description: string, salary?: number | null) =>
  check(description, salary).map(({ id }) => id);
const plainly = "<p>You help our residents each day. We pay for your training.</p>".repeat(12);

test("an advert that is plain, long enough and names a salary is let be", () => {
  expect(check(plainly)).toEqual([]);
});

test("a missing salary is said, also before there is a text", () => {
  expect(ids(plainly, null)).toEqual(["salary"]);
  expect(ids("", null)).toEqual(["salary"]);
});

describe("gender-coded words", () => {
  test("more masculine than feminine ones are named once each, whatever their form", () => {
    const [finding] = check(`<p>Competitive ninjas dominate. Competitive!</p>${plainly}`);
    expect(finding).toMatchObject({
      id: "masculine",
      words: ["competitive", "ninjas", "dominate"],
    });
  });

  test("balanced ones are let be", () => {
    expect(ids(`<p>Confident and kind.</p>${plainly}`)).toEqual([]);
  });

  test("a word within another is none", () => {
    expect(ids(`<p>We mislead nobody.</p>${plainly}`)).toEqual([]);
  });
});

describe("reading age", () => {
  test("short words in short sentences are for children", () => {
    expect(readingAge("<p>The cat sat on the mat. It was fat.</p>")).toBeLessThan(8);
  });

  test("long sentences of long words are for few", () => {
    const text =
      "<p>Responsibilities predominantly encompass the administration of multidisciplinary organisational initiatives, facilitating interdepartmental communication throughout geographically distributed operational environments.</p>";
    expect(readingAge(text)).toBeGreaterThan(18);
    expect(ids(text.repeat(6))).toContain("reading_age");
  });

  test("each item of a list is a sentence", () => {
    const item = "<li>Care for people at home</li>";
    expect(readingAge(`<ul>${item.repeat(20)}</ul>`)).toBe(readingAge(`<ul>${item}</ul>`));
  });
});

test("too short and too long are said", () => {
  expect(ids("<p>We look for a cook.</p>")).toEqual(["length"]);
  expect(ids(plainly.repeat(8))).toEqual(["length"]);
});
