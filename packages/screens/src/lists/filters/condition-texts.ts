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
  enterValue: "Enter a value.",
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
  last: { one: "{label} in the last {count} day", other: "{label} in the last {count} days" },
});
