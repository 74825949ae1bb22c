import type { Sort } from "@ats/core/lists/page";
import type { TableSort } from "@ats/ui/Table";

export const tableSort = ({ sc, so }: Sort): TableSort => ({
  column: sc,
  direction: so === "asc" ? "ascending" : "descending",
});
export const listSort = <Column extends string>({
  column,
  direction,
}: TableSort): Sort<Column> => ({
  sc: column as Column,
  so: direction === "ascending" ? "asc" : "desc",
});
