import { texts } from "@ats/ui/texts";

export const toolbarTexts = texts("lists.toolbar", {
  listOptions: "List options",
  filters: "Filters",
  filtersOn: { one: "Filters: {count} on", other: "Filters: {count} on" },
  sort: "Sort",
  sortBy: "Sort by",
  direction: "Direction",
  asc: "Ascending",
  desc: "Descending",
  compactRows: "Compact rows",
});
