import { texts } from "@ats/ui/texts";

export const csvImportTexts = texts("lists.csvImport", {
  becomes: "What “{name}” becomes",
  column: "Column {number}",
  leaveOut: "Leave out",
  missing: "Choose the columns for: {fields}.",
  dateOrder: "Dates in this file",
  dayFirst: "Day first",
  monthFirst: "Month first",
  dateMeans: "{written} is {date}",
  line: "Line",
  problem: "Problem",
  problemsName: "{name} problems.csv",
});
