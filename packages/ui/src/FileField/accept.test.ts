import { describe, expect, it } from "vitest";
import { isAccepted, sizeOf, typeName } from "./accept.ts";

const file = (name: string, type: string) => new File(["x"], name, { type });

describe("accepted files", () => {
  it("accepts everything when no type is listed", () => {
    expect(isAccepted(file("notes.txt", "text/plain"), undefined)).toBe(true);
    expect(isAccepted(file("notes.txt", "text/plain"), [])).toBe(true);
  });

  it("accepts a listed extension in any case, and no other", () => {
    expect(isAccepted(file("CV.PDF", ""), [".pdf"])).toBe(true);
    expect(isAccepted(file("cv.pdf.exe", ""), [".pdf"])).toBe(false);
  });

  it("accepts a wildcard and an exact MIME type", () => {
    expect(isAccepted(file("id.png", "image/png"), ["image/*"])).toBe(true);
    expect(isAccepted(file("id.png", "image/png"), ["image/jpeg"])).toBe(false);
    expect(isAccepted(file("id", "imagery/png"), ["image/*"])).toBe(false);
  });

  it("formats types and sizes for people", () => {
    expect([".pdf", "image/*", "text/csv"].map(typeName)).toEqual(["PDF", "image", "csv"]);
    expect([0, 999, 2_400_000].map((size) => sizeOf(size, "en-GB"))).toEqual([
      "0 bytes",
      "999 bytes",
      "2.4 MB",
    ]);
  });
});
