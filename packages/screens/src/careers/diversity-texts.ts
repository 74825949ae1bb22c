import { texts } from "@ats/ui/texts";

export const diversityTexts = texts("careers.diversity", {
  title: "Diversity",
  counts: "The counts",
  hint: "Answering is voluntary. Counts are updated after every {minimum} answers. A count below {minimum} is hidden, with any that would reveal it.",
  tooFew: "Fewer than {minimum} answers.",
  hidden: "Hidden",
  answers: { one: "{count} answer", other: "{count} answers" },
});
