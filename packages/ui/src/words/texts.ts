import { texts } from "../texts/texts.tsx";

/** Words that several components say. */
export const words = texts("ui.words", {
  close: "Close",
  cancel: "Cancel",
  dismiss: "Dismiss",
  clear: "Clear",
  remove: "Remove {name}",
  retry: "Try again",
  loading: "Loading",
  noOptions: "No matches",
  actionsFor: "Actions for {name}",
  selectRow: "Select {name}",
  drag: "Drag {name}",
  showAll: "Show all",
  results: "{count} results",
  clearSearch: "Clear search",
  undo: "Undo",
  today: "Today",
  choose: "Choose",
  loadFailed: "The list could not be loaded",
  fieldRequired: "This field is required",
});
