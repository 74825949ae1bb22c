import { describe, expect, it } from "vitest";
import { inOrder, shownColumns } from "./tableColumns.ts";

const column = (id: string, isRowHeader = false) => ({
  id,
  header: id,
  cell: () => id,
  isRowHeader,
});
const columns = [column("number"), column("title", true), column("place"), column("status")];
const ids = (shown: { id: string }[]) => shown.map(({ id }) => id);

describe("inOrder", () => {
  it("puts the named columns first and keeps the others in their order", () => {
    expect(ids(inOrder(columns, ["status", "title"]))).toEqual([
      "status",
      "title",
      "number",
      "place",
    ]);
  });
  it("skips a column that no longer exists", () => {
    expect(ids(inOrder(columns, ["salary", "place"]))[0]).toBe("place");
  });
});

describe("shownColumns", () => {
  it("leaves out hidden columns, but never the one that names the row", () => {
    expect(ids(shownColumns(columns, undefined, new Set(["title", "place"])))).toEqual([
      "number",
      "title",
      "status",
    ]);
  });
});
