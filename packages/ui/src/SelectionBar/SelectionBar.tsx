import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useMessages } from "../messages/messages.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import * as css from "./SelectionBar.css.ts";

export type SelectionBarProps = RootProps<HTMLDivElement> & {
  /** How many rows are selected. At 0 the bar is not there. */
  count: number;
  /** All rows that match, over all pages: needed with `onSelectAll`. */
  total?: number;
  /** The most that can be selected at once: of more, so many are offered. */
  most?: number;
  /** Offers to select all that match, until all are. */
  onSelectAll?: () => void;
  onClear: () => void;
  /** What can be done with them: buttons and menus, the main one first. */
  children: ReactNode;
};

/** What can be done with the selected rows. Stays at the foot of the window while the rows scroll. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, total = count, most = total, onSelectAll, onClear, children, ref } = props;
  const say = useMessages();
  const { locale } = useLocale();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const isAll = Boolean(onSelectAll) && count === total;
  const isMost = Boolean(onSelectAll) && count >= most;
  const said = isAll ? "allSelected" : isMost ? "mostSelected" : "selectedCount";
  const offer = total > most ? "selectFirstRows" : "selectEveryRow";
  const offered = number(Math.min(total, most));
  return (
    <div
      {...rootProps(props)}
      ref={ref}
      role="group"
      aria-label={say("selection")}
      className={css.dock}
    >
      {/* It is there before there is something to say, so that it is said. */}
      <div role="status" className={count > 0 ? css.count : css.nothing}>
        {count > 0 && say(said, { count: number(count) })}
      </div>
      {count > 0 && (
        <>
          {onSelectAll && !isMost && !isAll && (
            <Button size="sm" variant="ghost" onPress={onSelectAll}>
              {say(offer, { count: offered, total: number(total) })}
            </Button>
          )}
          <div className={css.actions}>{children}</div>
          <IconButton
            aria-label={say("clearSelection")}
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
