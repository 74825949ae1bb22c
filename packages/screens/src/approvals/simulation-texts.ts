import { texts } from "@ats/ui/texts";

export const simulationTexts = texts("approvals.simulation", {
  none: {
    one: "It would not have taken the last year’s only request.",
    other: "It would have taken none of the last year’s {count} requests.",
  },
  taken: {
    one: "It would have taken the last year’s only request.",
    other: "Of the last year’s {count} requests it would have taken {taken}.",
  },
  days: "Working days until approved",
  daysTaken: "{median} as a rule, {most} at most",
  asked: "{name} is asked",
  others: { one: "{count} more is asked", other: "{count} more are asked" },
  skipped: "{step} is skipped",
  times: { one: "once", other: "{count} times" },
  failed: "The last year’s requests could not be tried",
});
