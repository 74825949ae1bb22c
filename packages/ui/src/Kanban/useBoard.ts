import type {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useId, useState } from "react";
import { useTexts } from "../texts/texts.tsx";
import type { BoardProps, KanbanColumnInfo } from "./board.ts";
import { movesOf } from "./moves.ts";
import { kanbanTexts } from "./texts.ts";

/** Pointer drag and drop. Imported in the browser only, because it needs a document. */
type Dragging = {
  draggable: typeof draggable;
  dropTargetForElements: typeof dropTargetForElements;
};
/** Cards being moved. The first one takes the focus once it appears in its new column. */
type Moved = { keys: string[]; to: string };
/** A card picked up by keyboard, and the column it would move to. */
type Carried = { key: string; name: string; to: KanbanColumnInfo; hasChosenColumn: boolean };

/** Board state and actions shared with its columns and cards. */
export type Board<Item extends object> = BoardProps<Item> & {
  boardId: string;
  dragging: Dragging | undefined;
  moved: Moved | undefined;
  move: (keys: string[], to: string) => void;
  /** Records that this card has the focus, so that moved cards do not take it later. */
  focusOn: (key: string) => void;
  carried: Carried | undefined;
  /** Picks up the card, or moves a card already picked up to the chosen column. */
  carry: (item: Item, from: string) => void;
  chooseColumn: (item: Item, way: 1 | -1) => void;
  putBack: () => void;
};

/** Holds a board's moves and the announcement of the last one. */
export function useBoard<Item extends object>(props: BoardProps<Item>) {
  const { columns, items, getKey, getLabel, onMove } = props;
  const say = useTexts();
  const boardId = useId();
  const [dragging, setDragging] = useState<Dragging>();
  useEffect(() => {
    // If the import fails, cards still move by menu and keyboard.
    import("@atlaskit/pragmatic-drag-and-drop/element/adapter").then(setDragging, () => undefined);
  }, []);
  const [moved, setMoved] = useState<Moved>();
  const [carried, setCarried] = useState<Carried>();
  const [putBack, setPutBack] = useState<string>();

  const move = (keys: string[], to: string) => {
    setPutBack(undefined);
    setMoved({ keys, to });
    onMove(keys, to);
  };
  const board: Board<Item> = {
    ...props,
    boardId,
    dragging,
    moved,
    move,
    carried,
    focusOn: (key) => {
      if (moved && !moved.keys.includes(key)) setMoved(undefined);
    },
    carry(item, from) {
      const moves = movesOf(props, item);
      const key = getKey(item);
      setCarried(undefined);
      if (carried?.key === key) {
        const { keys = [] } = moves.find(({ column }) => column.id === carried.to.id) ?? {};
        if (keys.length > 0) move(keys, carried.to.id);
        return;
      }
      const place = columns.findIndex(({ id }) => id === from);
      const next = moves.find(({ column }) => columns.indexOf(column) > place) ?? moves.at(-1);
      if (next) setCarried({ key, name: getLabel(item), to: next.column, hasChosenColumn: false });
    },
    chooseColumn(item, way) {
      const targets = movesOf(props, item).map(({ column }) => column);
      const at = targets.findIndex(({ id }) => id === carried?.to.id);
      const to = targets[at + way];
      if (carried && to) setCarried({ ...carried, to, hasChosenColumn: true });
    },
    putBack() {
      setCarried(undefined);
      setPutBack(carried?.name);
    },
  };

  const arrived = moved && items[moved.to]?.filter((item) => moved.keys.includes(getKey(item)));
  const target = columns.find(({ id }) => id === moved?.to);
  const status = () => {
    if (carried)
      return say(carried.hasChosenColumn ? kanbanTexts.carriedTo : kanbanTexts.pickedUp, {
        name: carried.name,
        to: carried.to.title,
      });
    if (putBack) return say(kanbanTexts.putBack, { name: putBack });
    if (target && arrived?.length === moved?.keys.length)
      return say(kanbanTexts.movedTo, {
        name: arrived?.map(getLabel).join(", ") ?? "",
        to: target.title,
      });
  };
  return { board, status: status() };
}
