import { texts } from "@ats/ui/texts";

export const conditionTexts = texts("lists.conditions", {
  addFilter: "Add filter",
  changeFilter: "Change filter",
  save: "Save filter",
  field: "Filter by",
  condition: "Condition",
  value: "Value",
  from: "From",
  to: "To",
  days: "Days",
  miles: "Miles",
  distance: "Distance",
  offeredMiles: { one: "{count} mile", other: "{count} miles" },
  postcode: "Postcode",
  enterValue: "Enter a value.",
  enterPostcode: "Enter a postcode, such as LS1 4AP or LS1.",
  valuesEmpty: "No values found",
});

/** Operators in the form. */
export const operatorTexts = texts("lists.operators", {
  contains: "contains",
  lacks: "does not contain",
  any: "is",
  none: "is not",
  empty: "is empty",
  filled: "is filled",
  between: "is between",
  within: "is within … miles of …",
  last: "is in the last … days",
});

/** Conditions in force. */
export const sentenceTexts = texts("lists.sentences", {
  plain: "{label}: {value}",
  contains: "{label} contains {value}",
  lacks: "{label} does not contain {value}",
  any: "{label} is {value}",
  none: "{label} is not {value}",
  empty: "{label} is empty",
  filled: "{label} is filled",
  from: "{label} from {value}",
  to: "{label} up to {value}",
  between: "{label} from {from} to {to}",
  within: {
    one: "{label} is within {count} mile of {postcode}",
    other: "{label} is within {count} miles of {postcode}",
  },
  last: { one: "{label} in the last {count} day", other: "{label} in the last {count} days" },
});
