import { expect, test } from "vitest";
import { careersPageTexts } from "./page-texts.ts";

const valuesIn = (text: unknown) =>
  [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([value]) => value).toSorted();

test.each(Object.entries(careersPageTexts.en))(
  "the careers page says the values of %s in Welsh too",
  (name, text) =>
    expect(valuesIn(careersPageTexts.cy[name as keyof typeof careersPageTexts.cy])).toEqual(
      valuesIn(text),
    ),
);
