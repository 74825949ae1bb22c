import { describe, expect, it } from "vitest";
import { orderColumns, visibleColumns } from "./tableColumns.ts";

const column = (id: string, isRowHeader = false) => ({
  id,
  header: id,
  cell: () => id,
  isRowHeader,
});
const columns = [column("number"), column("title", true), column("place"), column("status")];
const ids = (shown: { id: string }[]) => shown.map(({ id }) => id);

describe("orderColumns", () => {
  it("puts the named columns first and keeps the others in their order", () => {
    expect(ids(orderColumns(columns, ["status", "title"]))).toEqual([
      "status",
      "title",
      "number",
      "place",
    ]);
  });
  it("skips a column that no longer exists", () => {
    expect(ids(orderColumns(columns, ["salary", "place"]))[0]).toBe("place");
  });
});

describe("visibleColumns", () => {
  it("leaves out hidden columns, but never the one that names the row", () => {
    expect(ids(visibleColumns(columns, undefined, new Set(["title", "place"])))).toEqual([
      "number",
      "title",
      "status",
    ]);
  });
});
