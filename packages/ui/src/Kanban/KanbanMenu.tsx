import { IconButton } from "../IconButton/IconButton.tsx";
import { Dots } from "../Menu/Dots.ts";
import { Menu, type MenuItem } from "../Menu/Menu.tsx";
import { useMessages } from "../messages/messages.tsx";
import type { KanbanColumnInfo } from "./board.ts";
import type { Board } from "./useBoard.ts";

type KanbanMenuProps<Item extends object> = {
  board: Board<Item>;
  item: Item;
  targets: KanbanColumnInfo[];
};

/** Lists the columns the card may move to and its further actions. */
export function KanbanMenu<Item extends object>({ board, item, targets }: KanbanMenuProps<Item>) {
  const say = useMessages();
  const label = say("actionsFor", { name: board.getLabel(item) });
  const moves = targets.map(
    ({ id, title }): MenuItem => ({
      id: `move:${id}`,
      label: say("moveTo", { name: title }),
      onAction: () => board.move([board.getKey(item)], id),
    }),
  );
  const sections = [
    { title: say("move"), items: moves },
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
