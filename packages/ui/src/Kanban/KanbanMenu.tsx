import { IconButton } from "../IconButton/IconButton.tsx";
import { Dots } from "../Menu/Dots.ts";
import { Menu, type MenuItem } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import type { KanbanColumnInfo } from "./board.ts";
import { kanbanTexts } from "./texts.ts";
import type { Board } from "./useBoard.ts";

type KanbanMenuProps<Item extends object> = {
  board: Board<Item>;
  item: Item;
  targets: KanbanColumnInfo[];
};

/** Lists the columns the card may move to and its further actions. */
export function KanbanMenu<Item extends object>({ board, item, targets }: KanbanMenuProps<Item>) {
  const say = useTexts();
  const label = say(words.actionsFor, { name: board.getLabel(item) });
  const moves = targets.map(
    ({ id, title }): MenuItem => ({
      id: `move:${id}`,
      label: say(kanbanTexts.moveTo, { name: title }),
      onAction: () => board.move([board.getKey(item)], id),
    }),
  );
  const sections = [
    { title: say(kanbanTexts.move), items: moves },
    { items: board.cardActions?.(item) ?? [] },
  ].filter((section) => section.items.length > 0);
  if (sections.length === 0) return null;
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton
          aria-label={label}
          icon={<Dots />}
          size="sm"
          tooltip={null}
          excludeFromTabOrder
        />
      }
      items={sections}
    />
  );
}
