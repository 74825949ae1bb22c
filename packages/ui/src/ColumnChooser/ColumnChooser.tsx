import { Columns3 } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Loader } from "../Loader/Loader.tsx";
import { Popover } from "../Popover/Popover.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { columnChooserTexts } from "./texts.ts";

// Loaded on first opening, because it brings drag and drop.
const ColumnList = lazy(() => import("./ColumnList.tsx"));

export type ColumnChooserProps = RootProps<HTMLButtonElement> & {
  /** The table's columns in default order. */
  columns: readonly { id: string; header: string; isRowHeader?: boolean }[];
  /** Column ids in the chosen order. Defaults to the order of `columns`. */
  columnOrder?: readonly string[];
  hiddenColumns?: ReadonlySet<string>;
  onColumnOrderChange: (order: string[]) => void;
  onHiddenColumnsChange: (hidden: Set<string>) => void;
  /** Adds a button that restores the default columns. */
  onReset?: () => void;
  /** Shows only the icon; the label is its accessible name and tooltip. */
  isIconOnly?: boolean;
};

/** Chooses and orders a table's columns. The column that names the rows is always shown. */
export function ColumnChooser({
  columns,
  columnOrder,
  hiddenColumns,
  onColumnOrderChange,
  onHiddenColumnsChange,
  onReset,
  isIconOnly,
  ...button
}: ColumnChooserProps) {
  const say = useTexts();
  const label = say(columnChooserTexts.chooseColumns);
  return (
    <Popover
      label={label}
      hasTitle
      placement="bottom end"
      trigger={
        isIconOnly ? (
          <IconButton {...button} aria-label={label} icon={<Columns3 />} variant="secondary" />
        ) : (
          <Button {...button} iconStart={<Columns3 />}>
            {label}
          </Button>
        )
      }
    >
      <Suspense fallback={<Loader label={say(words.loading)} />}>
        <ColumnList
          {...{ columns, columnOrder, hiddenColumns }}
          {...{ onColumnOrderChange, onHiddenColumnsChange, onReset }}
        />
      </Suspense>
    </Popover>
  );
}
