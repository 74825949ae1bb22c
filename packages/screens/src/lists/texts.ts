import { texts } from "@ats/ui/texts";

export const listsTexts = texts("lists", {
  twoStepNeeded: "Two-step verification needed",
  turnOnTwoStep: "Turn on two-step verification",
  noAccess: "You don’t have access to {list}",
  notSearchable: "{list} can’t be searched like this",
  clearSearch: "Clear the search",
  notLoaded: "{list} could not be loaded",
  withoutHidden: "The list is sorted and filtered without them.",
  notSelected: "Some rows could not be selected",
});
