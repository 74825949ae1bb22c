import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import * as css from "./Table.css.ts";
import type { TableSort } from "./tableTypes.ts";

type Direction = TableSort["direction"];

export function SortButton({
  header,
  direction,
  onPress,
}: {
  header: string;
  direction: Direction | undefined;
  onPress: (direction: Direction) => void;
}) {
  const Icon =
    direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      className={direction ? `${css.sort} ${css.sorted}` : css.sort}
      onClick={() => onPress(direction === "ascending" ? "descending" : "ascending")}
    >
      <span className={css.headerText}>{header}</span>
      <Icon className={direction ? undefined : css.idle} />
    </button>
  );
}
