import { texts } from "../texts/texts.tsx";

export const tableTexts = texts("ui.table", {
  actions: "Actions",
  selectAll: "Select all rows",
  rowsRegion: "{name}, scrollable",
  resizeColumn: "Width of {name}",
  details: "Details",
  detailsOf: "Details of {name}",
  tableFoot: "Total",
});
