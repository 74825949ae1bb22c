import { ListBox, type ListBoxProps, ListLayout, Virtualizer } from "react-aria-components";
import { type OptionItem, optionItem } from "./Option.tsx";
import { empty, longList } from "./Select.css.ts";

const layout = { estimatedRowSize: 32, estimatedHeadingSize: 24, padding: 4 };

/** A list of options that draws only those in sight. */
export function LongList({
  emptyText,
  ...props
}: { emptyText: string } & Pick<
  ListBoxProps<OptionItem>,
  | "items"
  | "aria-label"
  | "aria-labelledby"
  | "selectionMode"
  | "selectedKeys"
  | "onSelectionChange"
  | "escapeKeyBehavior"
>) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <ListBox
        {...props}
        className={longList}
        renderEmptyState={() => <div className={empty}>{emptyText}</div>}
      >
        {optionItem}
      </ListBox>
    </Virtualizer>
  );
}
