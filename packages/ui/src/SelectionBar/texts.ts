import { texts } from "../texts/texts.tsx";

export const selectionBarTexts = texts("ui.selectionBar", {
  selection: "Selected rows",
  selectedCount: "{count} selected",
  allSelected: "All {count} selected",
  mostSelected: "{count} selected, the maximum",
  selectEveryRow: "Select all {count}",
  selectFirstRows: "Select the first {count} of {total}",
  clearSelection: "Clear selection",
});
