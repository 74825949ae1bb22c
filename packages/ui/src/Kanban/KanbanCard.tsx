import { Button, Checkbox, GridListItem } from "react-aria-components";
import { bare } from "../Checkbox/Checkbox.css.ts";
import { CheckMark } from "../Checkbox/CheckMark.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Dots } from "../Menu/Dots.ts";
import { Menu, type MenuItem } from "../Menu/Menu.tsx";
import { useMessages } from "../messages/messages.tsx";
import type { KanbanColumnInfo, KanbanProps } from "./Kanban.tsx";
import * as css from "./Kanban.css.ts";
import { Grip } from "./Grip.ts";

type KanbanCardProps<Item extends object> = {
  id: string;
  item: Item;
  board: KanbanProps<Item>;
  targets: KanbanColumnInfo[];
  onMove: (toColumnId: string) => void;
};

const move = "move:";

export function KanbanCard<Item extends object>({
  id,
  item,
  board,
  targets,
  onMove,
}: KanbanCardProps<Item>) {
  const say = useMessages();
  const label = board.getLabel(item);
  const actions = board.cardActions?.(item) ?? [];
  const moves = targets.map(
    ({ id: to, title }): MenuItem => ({ id: move + to, label: say("moveTo", { name: title }) }),
  );
  const sections = [{ title: say("move"), items: moves }, { items: actions }].filter(
    (section) => section.items.length > 0,
  );
  return (
    <GridListItem
      id={id}
      value={item}
      textValue={label}
      href={board.href?.(item)}
      className={css.card}
      onPointerEnter={() => board.onCardIntent?.(item)}
    >
      {({ selectionMode }) => (
        <>
          {selectionMode !== "none" && (
            <Checkbox
              slot="selection"
              className={bare}
              aria-label={say("selectRow", { name: label })}
              // In place of React Aria's own, which is English.
              aria-labelledby={null as never}
            >
              {(state) => <CheckMark {...state} />}
            </Checkbox>
          )}
          <div className={css.cardBody}>{board.renderCard(item)}</div>
          <div className={css.cardEnd}>
            {sections.length > 0 && (
              <Menu
                label={say("actionsFor", { name: label })}
                placement="bottom end"
                trigger={
                  <IconButton
                    aria-label={say("actionsFor", { name: label })}
                    icon={<Dots />}
                    size="sm"
                    tooltip={null}
                  />
                }
                items={sections}
                onAction={(action) => {
                  if (action.startsWith(move)) onMove(action.slice(move.length));
                }}
              />
            )}
            <Button slot="drag" className={css.grip} aria-label={say("drag", { name: label })}>
              <Grip />
            </Button>
          </div>
        </>
      )}
    </GridListItem>
  );
}
