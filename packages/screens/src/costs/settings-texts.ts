import { texts } from "@ats/ui/texts";

export const costSettingsTexts = texts("costs.settings", {
  title: "Costs",
  currency: "Currency of your company",
  currencyHint:
    "Costs in other currencies count in totals by the exchange rate of each. It cannot change once costs are recorded.",
  ownTypes: "Your own types of cost",
  ownTypesHint: "Next to {types}. A cost keeps its type when you remove it here.",
  save: "Save cost settings",
  saved: "Cost settings saved",
  notSaved: "The cost settings were not saved",
  notLoaded: "The cost settings could not be loaded",
  theseWere: "These settings were",
});
