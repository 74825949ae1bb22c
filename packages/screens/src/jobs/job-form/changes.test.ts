import { expect, test } from "vitest";
import { excerptOfChange } from "./changes.ts";

const sentence = "We care for people at night. ";

test("a long text is shortened to the part around its difference", () => {
  const field = "description";
  const advert = sentence.repeat(40);
  const { before, after } = excerptOfChange({
    field,
    before: `${advert}Parking is free. ${advert}`,
    after: `${advert}Parking is dear. ${advert}`,
  });
  expect(before).toMatch(/^… .{20,60}Parking is free\. .+ …$/);
  expect(after).toMatch(/^… .{20,60}Parking is dear\. .+ …$/);
  expect(before?.length).toBeLessThan(310);
});

test("a short or new text is not shortened", () => {
  const short = { field: "title", before: null, after: "Night nurse" };
  expect(excerptOfChange(short)).toEqual(short);
  const late = { field: "title", before: "Night nurse", after: "Night nurse (bank)" };
  expect(excerptOfChange(late)).toEqual(late);
});
