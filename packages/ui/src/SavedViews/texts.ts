import { texts } from "../texts/texts.tsx";

export const savedViewsTexts = texts("ui.savedViews", {
  savedViews: "View",
  noView: "No view",
  viewChanged: "{name}, changed",
  saveViewChanges: "Save changes",
  saveViewAs: "Save as a new view",
  renameView: "Rename",
  viewName: "Name",
  shareView: "Share",
  makeDefaultView: "Open by default",
  unmakeDefaultView: "Don’t open by default",
  defaultView: "Default",
  sharedView: "Shared",
  sharedBy: "Shared by {owner}",
  deleteView: "Delete",
  deleteViewTitle: "Delete “{name}”?",
  deleteViewHint: "Only the view is deleted, not its rows.",
  deleteSharedViewHint:
    "The view is deleted for everyone it is shared with. Its rows are not deleted.",
  save: "Save",
});
