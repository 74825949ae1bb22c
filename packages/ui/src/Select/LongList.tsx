import { lazy, Suspense } from "react";
import { ListBox, type ListBoxProps } from "react-aria-components";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { type OptionItem, optionItem } from "./Option.tsx";
import { empty, longList, shortList } from "./Select.css.ts";

// Few lists are long enough to need this code.
const VisibleOptions = lazy(() => import("./VisibleOptions.tsx"));

const fewEnough = 100;

/** A list of options that renders only the visible ones when there are many. */
export function LongList({
  emptyText,
  total = Number.POSITIVE_INFINITY,
  ...props
}: {
  emptyText: string;
  /** Number of options before any search; undefined counts as many. */
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
  const say = useTexts();
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
    <Suspense fallback={<div className={empty}>{say(words.loading)}</div>}>
      <VisibleOptions>{list}</VisibleOptions>
    </Suspense>
  );
}
