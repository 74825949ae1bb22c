import { describe, expect, it } from "vitest";
import { resized } from "./columnWidths.ts";

const widths = { title: 200, place: 100, status: 100 };

describe("resized", () => {
  it("takes the space from the last other column, down to its minimum width", () => {
    expect(resized(widths, "title", 220, { room: 400 })).toEqual({
      title: 220,
      place: 100,
      status: 80,
    });
    expect(resized(widths, "title", 300, { room: 400 })).toEqual({
      title: 300,
      place: 100,
      status: 72,
    });
  });
  it("changes only one column where the table already scrolls", () => {
    expect(resized(widths, "title", 260, { room: 300 })).toEqual({ ...widths, title: 260 });
  });
  it("stops at the minimum width", () => {
    expect(resized(widths, "place", 10, { min: 80 }).place).toBe(80);
    expect(resized(widths, "place", 10).place).toBe(72);
  });
  it("lets the last other column fill the remaining space", () => {
    expect(resized(widths, "title", 150, { room: 400 })).toEqual({
      title: 150,
      place: 100,
      status: 150,
    });
    expect(resized(widths, "status", 80, { room: 400 })).toEqual({
      title: 200,
      place: 120,
      status: 80,
    });
  });
});
