import { texts } from "@ats/ui/texts";

export const lineManagerTexts = texts("users.lineManager", {
  title: "Line manager",
  hint: "Approves what they ask for, where an approval chain says so.",
  nobody: "Nobody",
  saved: "Line manager saved",
  notLoaded: "The line manager could not be loaded",
});
