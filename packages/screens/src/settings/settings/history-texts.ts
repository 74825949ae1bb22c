import { texts } from "@ats/ui/texts";

export const historyTexts = texts("settings.history", {
  title: "Changes",
  notLoaded: "The changes could not be loaded",
  none: "No setting has been changed yet",
  noneHint: "Each change is listed here, and most can be undone.",
  changed: "{name} changed {setting}",
  fromTo: "from {before} to {after}",
  nothing: "nothing",
  on: "on",
  off: "off",
  undo: "Undo",
  undoOf: "Undo this change of {setting}",
  undoTitle: "Undo this change of {setting}?",
  undone: "Change undone",
});
