import { texts } from "../texts/texts.tsx";

export const kanbanTexts = texts("ui.kanban", {
  moveTo: "Move to {name}",
  move: "Move",
  loadMore: "Load more",
  emptyColumn: "Nothing here",
  movedTo: "{name} moved to {to}",
  pickedUp:
    "{name} picked up, over {to}. Left and right choose another column, Enter drops, Escape cancels.",
  carriedTo: "Over {to}",
  putBack: "{name} put back",
  collapseColumn: "Collapse {name}",
  expandColumn: "Expand {name}",
});
