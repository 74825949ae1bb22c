import { texts } from "@ats/ui/texts";

export const costSettingsTexts = texts("costs.settings", {
  title: "Costs",
  currency: "Currency of your company",
  currencyHint:
    "Costs in other currencies count in totals by the exchange rate of each. It cannot change once costs are recorded.",
  ownTypes: "Your own types of cost",
  ownTypesHint: "Next to {types}. A cost keeps its type when you remove it here.",
  costsInterviews: "Show interview time as a cost",
  costsInterviewsHint:
    "On each job and in cost per hire, by the planned length of interviews and the hourly rates below. Only those who see costs see it.",
  rates: "Hourly rates",
  ratesHint: "Leave a role empty and its time does not count.",
  on: "On",
  off: "Off",
  save: "Save cost settings",
  saved: "Cost settings saved",
  notSaved: "The cost settings were not saved",
  notLoaded: "The cost settings could not be loaded",
  theseWere: "These settings were",
});
