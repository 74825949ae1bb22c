import { texts } from "@ats/ui/texts";

export const rowTexts = texts("lists.rows", {
  issues: { one: "{count} issue", other: "{count} issues" },
  highlights: { one: "{count} highlight", other: "{count} highlights" },
  marks: { one: "{count} mark", other: "{count} marks" },
  marksAre: "{title}: {labels}",
  next: "Next row",
  previous: "Previous row",
  select: "Select row",
  actOnSelected: "Actions for selected rows",
});
