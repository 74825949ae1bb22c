import { texts } from "../texts/texts.tsx";

export const columnChooserTexts = texts("ui.columnChooser", {
  chooseColumns: "Columns",
  resetColumns: "Reset",
  moveUp: "Move {name} up",
  moveDown: "Move {name} down",
  placeInOrder: "{name}, {at} of {count}",
});
