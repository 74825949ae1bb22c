import { Columns3 } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { columnChooserTexts } from "./texts.ts";

// Loaded on first opening, because it brings drag and drop.
const ColumnPopover = lazy(() => import("./ColumnPopover.tsx"));

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
export function ColumnChooser(props: ColumnChooserProps) {
  const { isIconOnly, ref, ...list } = props;
  const say = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const label = say(columnChooserTexts.chooseColumns);
  const opener = {
    ...rootProps(props),
    ref: (element: HTMLButtonElement | null) => {
      button.current = element;
      if (typeof ref === "function") return ref(element);
      if (ref) ref.current = element;
    },
    "aria-haspopup": "dialog",
    "aria-expanded": Boolean(isOpen),
    onPress: () => setOpen(!isOpen),
  } as const;
  return (
    <>
      {isIconOnly ? (
        <IconButton {...opener} aria-label={label} icon={<Columns3 />} variant="secondary" />
      ) : (
        <Button {...opener} iconStart={<Columns3 />}>
          {label}
        </Button>
      )}
      {isOpen !== undefined && (
        <Suspense>
          <ColumnPopover {...list} anchor={button} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
