import { describe, expect, it } from "vitest";
import { isAccepted, sizeOf, typeName } from "./accept.ts";

const file = (name: string, type: string) => new File(["x"], name, { type });

describe("what a field of files takes", () => {
  it("takes everything where nothing is named", () => {
    expect(isAccepted(file("notes.txt", "text/plain"), undefined)).toBe(true);
    expect(isAccepted(file("notes.txt", "text/plain"), [])).toBe(true);
  });

  it("takes an extension in any case, and no other", () => {
    expect(isAccepted(file("CV.PDF", ""), [".pdf"])).toBe(true);
    expect(isAccepted(file("cv.pdf.exe", ""), [".pdf"])).toBe(false);
  });

  it("takes a kind, and a type as a whole", () => {
    expect(isAccepted(file("id.png", "image/png"), ["image/*"])).toBe(true);
    expect(isAccepted(file("id.png", "image/png"), ["image/jpeg"])).toBe(false);
    expect(isAccepted(file("id", "imagery/png"), ["image/*"])).toBe(false);
  });

  it("names types and sizes as people do", () => {
    expect([".pdf", "image/*", "text/csv"].map(typeName)).toEqual(["PDF", "image", "csv"]);
    expect([0, 999, 2_400_000].map((size) => sizeOf(size, "en-GB"))).toEqual([
      "0 bytes",
      "999 bytes",
      "2.4 MB",
    ]);
  });
});
