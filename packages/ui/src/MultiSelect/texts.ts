import { texts } from "../texts/texts.tsx";

export const multiSelectTexts = texts("ui.multiSelect", {
  search: "Search",
  searchOptions: "Search {name}",
  chosenCount: "{count} chosen",
  selectAllOptions: "Select all",
  selectShownOptions: "Select the {count} shown",
});
