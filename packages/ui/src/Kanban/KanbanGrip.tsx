import type { KeyboardEvent } from "react";
import { useLocale } from "../texts/useLocale.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { Grip } from "./Grip.ts";
import * as css from "./Kanban.css.ts";
import type { Board } from "./useBoard.ts";

type KanbanGripProps<Item extends object> = {
  board: Board<Item>;
  item: Item;
  columnId: string;
};

/** Handle of a card. Enter picks the card up; the pointer can drag the whole card. */
export function KanbanGrip<Item extends object>({ board, item, columnId }: KanbanGripProps<Item>) {
  const say = useTexts();
  const { direction } = useLocale();
  const isCarried = board.carried?.key === board.getKey(item);
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const back = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  const keyActions: Record<string, () => void> = {
    [forward]: () => board.chooseColumn(item, 1),
    [back]: () => board.chooseColumn(item, -1),
    Escape: board.putBack,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isCarried || event.key === "Tab") return;
    // While the card is carried, its keys must not reach the column.
    event.stopPropagation();
    const act = keyActions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css.grip}
      aria-label={say(words.drag, { name: board.getLabel(item) })}
      aria-pressed={isCarried}
      // `detail` is 0 for a key press. A pointer drags instead of clicking.
      onClick={({ detail }) => detail === 0 && board.carry(item, columnId)}
      onKeyDown={onKeyDown}
      onBlur={() => isCarried && board.putBack()}
    >
      <Grip />
    </button>
  );
}
