import { sayIn } from "@ats/ui/texts";
import { expect, test } from "vitest";
import { textSize } from "./text-parts-texts.ts";

test("a writer sees how long a text is, and which character makes it longer", () => {
  const say = sayIn("en-GB");
  expect(textSize(say, "See you at 10.")).toBe("1 text message, 14 of 160 characters");
  expect(textSize(say, "Cześć")).toBe(
    "1 text message, 5 of 70 characters: “ś” takes more space than plain letters",
  );
});
