import { texts } from "@ats/ui/texts";

export const recordTexts = texts("record", {
  change: "{field}: was {before}, now {after}",
  hidden: "{field}: hidden from you",
  nothing: "nothing",
  showLess: "Show less: {field}",
  showAll: "Show all: {field}",
});
