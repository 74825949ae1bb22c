import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { GridList, GridListItem, Button as RacButton, useDragAndDrop } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { orderColumns, rowHeaderOf } from "../Table/tableColumns.ts";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { words } from "../words/texts.ts";
import type { ColumnChooserProps } from "./ColumnChooser.tsx";
import * as css from "./ColumnList.css.ts";
import { reorder } from "./reorder.ts";
import { columnChooserTexts } from "./texts.ts";

type Move = { id: string; way: "up" | "down" };

/** Lists the columns with checkboxes. Columns move by drag, by keyboard drag and by buttons. */
export function ColumnList(props: ColumnChooserProps) {
  const { columns, columnOrder, hiddenColumns, onColumnOrderChange, onReset } = props;
  const say = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const inList = orderColumns(columns, columnOrder);
  const order = inList.map(({ id }) => id);
  const rowHeader = rowHeaderOf(columns)?.id;
  const [last, setLast] = useState<Move>();

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      const [id] = keys;
      if (target.dropPosition === "on") return;
      onColumnOrderChange(reorder(order, String(id), String(target.key), target.dropPosition));
    },
  });
  const move = (id: string, way: Move["way"]) => {
    const neighbour = order[order.indexOf(id) + (way === "up" ? -1 : 1)];
    if (neighbour === undefined) return;
    setLast({ id, way });
    onColumnOrderChange(reorder(order, id, neighbour, way === "up" ? "before" : "after"));
  };
  // Moving the row in the page made its focused button lose the focus.
  useEffect(() => {
    if (!last) return;
    const frame = requestAnimationFrame(() => {
      const line = list.current?.querySelector(`[data-key="${CSS.escape(last.id)}"]`);
      const [up, down] = [...(line?.querySelectorAll("button") ?? [])].slice(-2);
      const [asked, other] = last.way === "up" ? [up, down] : [down, up];
      (asked?.disabled ? other : asked)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [last]);

  return (
    <div className={css.frame}>
      <GridList
        ref={list}
        autoFocus="first"
        // Escape closes the list instead of hiding every column.
        escapeKeyBehavior="none"
        className={css.list}
        aria-label={say(columnChooserTexts.chooseColumns)}
        items={inList}
        dependencies={[order.join(), rowHeader]}
        selectionMode="multiple"
        selectedKeys={order.filter((id) => id === rowHeader || !hiddenColumns?.has(id))}
        onSelectionChange={(shown) =>
          props.onHiddenColumnsChange(
            new Set(order.filter((id) => id !== rowHeader && shown !== "all" && !shown.has(id))),
          )
        }
        dragAndDropHooks={dragAndDropHooks}
      >
        {({ id, header }) => (
          <GridListItem id={id} textValue={header} className={css.line}>
            <RacButton
              slot="drag"
              className={css.grip}
              aria-label={say(words.drag, { name: header })}
            >
              <GripVertical />
            </RacButton>
            <Checkbox slot="selection" isLabelHidden isDisabled={id === rowHeader}>
              {header}
            </Checkbox>
            <span className={css.name}>{header}</span>
            <IconButton
              aria-label={say(columnChooserTexts.moveUp, { name: header })}
              icon={<ArrowUp />}
              size="sm"
              tooltip={null}
              isDisabled={order[0] === id}
              onPress={() => move(id, "up")}
            />
            <IconButton
              aria-label={say(columnChooserTexts.moveDown, { name: header })}
              icon={<ArrowDown />}
              size="sm"
              tooltip={null}
              isDisabled={order.at(-1) === id}
              onPress={() => move(id, "down")}
            />
          </GridListItem>
        )}
      </GridList>
      {onReset && (
        <Button variant="ghost" size="sm" onPress={onReset}>
          {say(columnChooserTexts.resetColumns)}
        </Button>
      )}
      <VisuallyHidden role="status">
        {last &&
          say(columnChooserTexts.placeInOrder, {
            name: columns.find(({ id }) => id === last.id)?.header ?? "",
            at: order.indexOf(last.id) + 1,
            count: order.length,
          })}
      </VisuallyHidden>
    </div>
  );
}
