import { texts } from "@ats/ui/texts";

export const costImportTexts = texts("costs.import", {
  title: "Import costs",
  file: "CSV file",
  fileHint:
    "One line of headings, then a cost per row. {most} rows and {size} or fewer. A file that you exported here can be imported again.",
  tooMany: "The file has {count} rows. Split it into files of {most} rows or fewer.",
  noRows: "The file has no rows below its headings. Choose another.",
  reading: "Reading the file",
  typeForAll: "Type of rows without one",
  noType: "None",
  rules:
    "A row without a currency is in {currency}, and one without VAT has none. Amounts below zero or in parentheses are credits. Rows with the same cost number become one cost, split over their jobs.",
  anotherFile: "Another file",
  check: { one: "Check {count} row", other: "Check {count} rows" },
  checking: "Checking the rows",
  adding: "Adding the costs",
  noneReady: "None of the {total} rows can be added.",
  ready: { one: "{count} row can be added.", other: "{count} rows can be added." },
  refused: { one: "{count} row cannot.", other: "{count} rows cannot." },
  backToColumns: "Back to columns",
  add: { one: "Add {count} row", other: "Add {count} rows" },
  added: { one: "{count} row added", other: "{count} rows added" },
  allAdded: "Every row was added.",
  notAdded: {
    one: "{count} row was not added. Download it, correct it and import it again.",
    other: "{count} rows were not added. Download them, correct them and import them again.",
  },
  rows: "Rows of the file",
  row: "Cost",
  result: "Result",
  canAdd: "Can be added",
  wasAdded: "Added",
  needsApproval: "Will need approval",
  waits: "Added, awaiting approval",
  download: { one: "Download refused row", other: "Download refused rows" },
});
