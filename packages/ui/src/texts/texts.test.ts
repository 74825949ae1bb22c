import { describe, expect, expectTypeOf, it } from "vitest";
import { reword, sayIn, type Text, texts } from "./texts.tsx";

const basket = texts("shop.basket", {
  title: "Basket",
  lines: { one: "{count} line for {name}", other: "{count} lines for {name}" },
});

describe("A text", () => {
  const say = sayIn("en-GB");

  it("is said as it was written", () => expect(say(basket.title)).toBe("Basket"));

  it("takes the plural form of its count", () => {
    expect(say(basket.lines, { count: 1, name: "Ada" })).toBe("1 line for Ada");
    expect(say(basket.lines, { count: 0, name: "Ada" })).toBe("0 lines for Ada");
  });

  it("writes numbers as the language does, and words as they are", () => {
    expect(say(basket.lines, { count: 1234, name: "2024" })).toBe("1,234 lines for 2024");
    expect(sayIn("de-DE")(basket.lines, { count: 1234, name: "" })).toBe("1.234 lines for ");
  });

  it("writes the number of something without a comma", () => {
    const { job } = texts("shop", { job: "Job {number}, {count} lines" });
    expect(say(job, { number: 1021, count: 1234 })).toBe("Job 1021, 1,234 lines");
  });

  it("keeps its order from right to left around a name of the other direction", () => {
    const hebrew = sayIn("he", reword(basket, { lines: "{name} שורות: {count}" }));
    expect(hebrew(basket.lines, { count: 2, name: "Ada" })).toBe(
      "\u2068Ada\u2069 שורות: \u20682\u2069",
    );
  });

  it("does not read braces in a value", () =>
    expect(say(basket.lines, { count: 1, name: "{count}" })).toBe("1 line for {count}"));

  it("knows the names of its values", () => {
    expectTypeOf(basket.title).toEqualTypeOf<Text>();
    expectTypeOf(basket.lines).toEqualTypeOf<Text<"count" | "name">>();
  });
});

describe("A host", () => {
  it("rewords single texts and keeps the others", () => {
    const say = sayIn("en-GB", reword(basket, { title: "Cart" }));
    expect(say(basket.title)).toBe("Cart");
    expect(say(basket.lines, { count: 2, name: "Ada" })).toBe("2 lines for Ada");
  });

  it("finds wordings by a function of its own", () => {
    const say = sayIn("en-GB", ({ id }) => `[${id}]`);
    expect(say(basket.title)).toBe("[shop.basket.title]");
  });

  it("gives the plural forms of its language", () => {
    const say = sayIn(
      "cy",
      reword(basket, { lines: { two: "dwy linell", few: "{count} llinell", other: "llinellau" } }),
    );
    const said = [2, 3, 7].map((count) => say(basket.lines, { count, name: "" }));
    expect(said).toEqual(["dwy linell", "3 llinell", "llinellau"]);
  });
});
