import { texts } from "@ats/ui/texts";

/** Actions that several areas offer. */
export const actions = texts("actions", {
  save: "Save",
  edit: "Edit",
  undone: "Undone",
  notUndone: "Not undone",
});
