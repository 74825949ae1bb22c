import { texts } from "@ats/ui/texts";

export const draftTexts = texts("drafts", {
  changedElsewhere: "{what} changed elsewhere",
  keepMine: "Save my version",
  takeTheirs: "Use the saved version",
  same: "The saved version is the same as yours.",
  yours: "Yours: {value}",
  saved: "Saved: {value}",
  none: "none",
  restored: "You have unsaved changes from earlier.",
  notSaved: "Not saved",
  discard: "Discard",
});
