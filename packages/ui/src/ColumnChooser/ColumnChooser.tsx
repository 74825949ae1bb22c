import { Columns3 } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "../Button/Button.tsx";
import { Loader } from "../Loader/Loader.tsx";
import { useMessages } from "../messages/messages.tsx";
import { Popover } from "../Popover/Popover.tsx";
import type { RootProps } from "../root/root.ts";

// The list with its drag and drop is needed once someone opens it.
const ColumnList = lazy(() => import("./ColumnList.tsx"));

export type ColumnChooserProps = RootProps<HTMLButtonElement> & {
  /** The table's columns in their usual order. */
  columns: readonly { id: string; header: string; isRowHeader?: boolean }[];
  /** Column ids in the order chosen; without it the usual one. */
  columnOrder?: readonly string[];
  hiddenColumns?: ReadonlySet<string>;
  onColumnOrderChange: (order: string[]) => void;
  onHiddenColumnsChange: (hidden: Set<string>) => void;
  /** Offers a way back to the usual columns. */
  onReset?: () => void;
  /** Only the icon where the screen is narrow. */
  isIconOnNarrow?: boolean;
};

/** Which columns a table shows, and in which order. The column that names the rows always stays. */
export function ColumnChooser({
  columns,
  columnOrder,
  hiddenColumns,
  onColumnOrderChange,
  onHiddenColumnsChange,
  onReset,
  ...button
}: ColumnChooserProps) {
  const say = useMessages();
  const label = say("chooseColumns");
  return (
    <Popover
      label={label}
      hasTitle
      placement="bottom end"
      trigger={
        <Button {...button} iconStart={<Columns3 />}>
          {label}
        </Button>
      }
    >
      <Suspense fallback={<Loader label={say("loading")} />}>
        <ColumnList
          {...{ columns, columnOrder, hiddenColumns }}
          {...{ onColumnOrderChange, onHiddenColumnsChange, onReset }}
        />
      </Suspense>
    </Popover>
  );
}
