import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./SelectionBar.css.ts";
import { selectionBarTexts } from "./texts.ts";

export type SelectionBarProps = RootProps<HTMLDivElement> & {
  /** Number of selected rows. At 0 the bar is hidden. */
  count: number;
  /** Matching rows on all pages: needed with `onSelectAll`. */
  total?: number;
  /** The most rows that can be selected at once. Of more, the bar offers this many. */
  most?: number;
  /** Offers to select all matching rows until all are selected. */
  onSelectAll?: () => void;
  onClear: () => void;
  /** Actions for the selected rows: buttons and menus, the main one first. */
  children: ReactNode;
};

/** Actions for the selected rows. Stays at the bottom of the window while the rows scroll. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, total = count, most = total, onSelectAll, onClear, children, ref } = props;
  const say = useTexts();
  const isAll = Boolean(onSelectAll) && count === total;
  const isMost = Boolean(onSelectAll) && count >= most;
  const status = isAll
    ? selectionBarTexts.allSelected
    : isMost
      ? selectionBarTexts.mostSelected
      : selectionBarTexts.selectedCount;
  const offer = total > most ? selectionBarTexts.selectFirstRows : selectionBarTexts.selectEveryRow;
  const offeredCount = Math.min(total, most);
  return (
    <div
      {...rootProps(props)}
      ref={ref}
      role="group"
      aria-label={say(selectionBarTexts.selection)}
      className={css.dock}
    >
      {/* Present from the start: screen readers announce only changes in an existing element. */}
      <div role="status" className={count > 0 ? css.count : css.nothing}>
        {count > 0 && say(status, { count })}
      </div>
      {count > 0 && (
        <>
          {onSelectAll && !isMost && !isAll && (
            <Button size="sm" variant="ghost" onPress={onSelectAll}>
              {say(offer, { count: offeredCount, total })}
            </Button>
          )}
          <div className={css.actions}>{children}</div>
          <IconButton
            aria-label={say(selectionBarTexts.clearSelection)}
            icon={<X />}
            size="sm"
            tooltipPlacement="top"
            onPress={onClear}
          />
        </>
      )}
    </div>
  );
}
