import { texts } from "../texts/texts.tsx";

export const filterSearchTexts = texts("ui.filterSearch", {
  filterField: "Filter by",
  filterValue: "Contains",
});
