import { describe, expect, it } from "vitest";
import { resizeColumn } from "./columnWidths.ts";

const widths = { title: 200, place: 100, status: 100 };

describe("resizeColumn", () => {
  it("takes the space from the last other column, down to its minimum width", () => {
    expect(resizeColumn(widths, "title", 220, { room: 400 })).toEqual({
      title: 220,
      place: 100,
      status: 80,
    });
    expect(resizeColumn(widths, "title", 300, { room: 400 })).toEqual({
      title: 300,
      place: 100,
      status: 72,
    });
  });
  it("changes only one column where the table already scrolls", () => {
    expect(resizeColumn(widths, "title", 260, { room: 300 })).toEqual({ ...widths, title: 260 });
  });
  it("stops at the minimum width", () => {
    expect(resizeColumn(widths, "place", 10, { min: 80 }).place).toBe(80);
    expect(resizeColumn(widths, "place", 10).place).toBe(72);
  });
  it("lets the last other column fill the remaining space", () => {
    expect(resizeColumn(widths, "title", 150, { room: 400 })).toEqual({
      title: 150,
      place: 100,
      status: 150,
    });
    expect(resizeColumn(widths, "status", 80, { room: 400 })).toEqual({
      title: 200,
      place: 120,
      status: 80,
    });
  });
});
