import { texts } from "../texts/texts.tsx";

export const filterBarTexts = texts("ui.filterBar", {
  clearAll: "Clear all",
  addFilter: "Add filter",
  filters: "Filters",
  changeFilter: "{text}, change",
});
