import { texts } from "@ats/ui/texts";

export const savedViewTexts = texts("lists.savedViews", {
  notSaved: "View not saved",
});
