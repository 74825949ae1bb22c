import { texts } from "@ats/ui/texts";

export const savedViewTexts = texts("lists.savedViews", {
  notSaved: "View not saved",
});

export const shareViewTexts = texts("lists.shareView", {
  title: "Share “{name}”",
  with: "Who can see it",
  nobody: "Only me",
  colleagues: "Colleagues I choose",
  company: "Everyone who can see this list",
  hint: "They see the filters, order and columns. Rows and fields they have no right to stay hidden.",
  chosen: "Colleagues",
  chosenMissing: "Choose at least one colleague.",
  save: "Save",
});
