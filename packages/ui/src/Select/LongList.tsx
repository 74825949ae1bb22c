import { ListBox, type ListBoxProps, ListLayout, Virtualizer } from "react-aria-components";
import { type OptionItem, optionItem } from "./Option.tsx";
import { empty, longList, shortList } from "./Select.css.ts";

const layout = { estimatedRowSize: 32, estimatedHeadingSize: 24, padding: 4 };
const fewEnough = 100;

/** A list of options that draws only those in sight, where there are many. */
export function LongList({
  emptyText,
  total = Number.POSITIVE_INFINITY,
  ...props
}: {
  emptyText: string;
  /** How many options there are before any search; unknown means many. */
  total: number | undefined;
} & Pick<
  ListBoxProps<OptionItem>,
  | "id"
  | "items"
  | "aria-label"
  | "aria-labelledby"
  | "selectionMode"
  | "selectedKeys"
  | "onSelectionChange"
  | "escapeKeyBehavior"
>) {
  const isLong = total > fewEnough;
  const list = (
    <ListBox
      {...props}
      className={isLong ? longList : shortList}
      renderEmptyState={() => <div className={empty}>{emptyText}</div>}
    >
      {optionItem}
    </ListBox>
  );
  if (!isLong) return list;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      {list}
    </Virtualizer>
  );
}
