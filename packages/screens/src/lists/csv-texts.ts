import { texts } from "@ats/ui/texts";

export const csvTexts = texts("lists.csv", {
  export: "Export",
  selection: "The selection",
  exported: "{what} was exported",
  notExported: "{what} was not exported",
});
