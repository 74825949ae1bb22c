import { type KeyboardEvent, memo, useLayoutEffect } from "react";
import { Link } from "../Link/Link.tsx";
import { pressRow } from "../Table/rowPress.ts";
import { SelectBox } from "../Table/SelectBox.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import * as css from "./Kanban.css.ts";
import { KanbanGrip } from "./KanbanGrip.tsx";
import { KanbanMenu } from "./KanbanMenu.tsx";
import { targetsOf } from "./moves.ts";
import type { Board } from "./useBoard.ts";
import { useCardDrag } from "./useCardDrag.ts";

type KanbanCardProps<Item extends object> = {
  board: Board<Item>;
  columnId: string;
  item: Item;
  index: number;
  /** Distance from the top of the column in px. */
  start: number;
  isTabStop: boolean;
  measure: (card: HTMLDivElement | null) => void;
};

function Card<Item extends object>(props: KanbanCardProps<Item>) {
  const { board, columnId, item, index, start, isTabStop, measure } = props;
  const { getKey, selectedKeys, onSelectionChange, onCardAction, onCardIntent, carried } = board;
  const say = useTexts();
  const { card, isDragging } = useCardDrag(board, item);
  useLayoutEffect(() => {
    measure(card.current);
    return () => measure(null);
  }, [card, measure]);
  const key = getKey(item);
  const label = board.getLabel(item);
  const href = board.href?.(item);
  const title = board.renderTitle?.(item) ?? label;
  const targets = targetsOf(board, item, columnId);
  const isSelected = selectedKeys?.has(key) ?? false;
  const select = () => {
    const next = new Set(selectedKeys);
    if (!next.delete(key)) next.add(key);
    onSelectionChange?.(next);
  };
  const act = (element: HTMLElement) => {
    // Focuses the card first, so that closing whatever opens returns the focus to it.
    element.focus({ preventScroll: true });
    onCardAction?.(item);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const { currentTarget, ctrlKey, metaKey } = event;
    if (event.key === "Enter" && onCardAction && !ctrlKey && !metaKey) act(currentTarget);
    else if (event.key === "Enter") currentTarget.querySelector<HTMLElement>(`${head} a`)?.click();
    else if (event.key === " " && onSelectionChange) select();
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={card}
      role="row"
      aria-label={label}
      aria-rowindex={index + 1}
      aria-selected={onSelectionChange && isSelected}
      data-key={key}
      data-index={index}
      data-selected={isSelected || undefined}
      data-dragging={isDragging || carried?.key === key || undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={
        href === undefined && !onCardAction ? css.placed : `${css.placed} ${css.pressable}`
      }
      style={{ insetBlockStart: start }}
      onKeyDown={press}
      onClick={(event) => {
        const { currentTarget } = event;
        pressRow(event, head, onCardAction && (() => act(currentTarget)));
      }}
      onPointerEnter={onCardIntent && (() => onCardIntent(item))}
    >
      <div role="gridcell" className={css.card}>
        {onSelectionChange && (
          <SelectBox
            label={say(words.selectRow, { name: label })}
            isSelected={isSelected}
            tabIndex={-1}
            onChange={select}
          />
        )}
        <div className={css.cardBody}>
          <div data-card-head="">
            {href === undefined ? (
              <span className={css.name}>{title}</span>
            ) : (
              <Link href={href} variant="strong" tabIndex={-1} draggable={false}>
                {title}
              </Link>
            )}
          </div>
          {board.renderCard(item)}
        </div>
        <div className={css.cardEnd}>
          <KanbanMenu board={board} item={item} targets={targets} />
          {board.renderAction?.(item)}
          {targets.length > 0 && <KanbanGrip board={board} item={item} columnId={columnId} />}
        </div>
      </div>
    </div>
  );
}

const head = "[data-card-head]";

// Memoised, so that scrolling a column does not render unchanged cards again.
export const KanbanCard = memo(Card) as typeof Card;
