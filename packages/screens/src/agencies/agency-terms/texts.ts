import type { DirectApplicantRule, TermsStage } from "@ats/core/agencies/terms";
import { texts } from "@ats/ui/texts";

export const agencyTermsTexts = texts("agencies.terms", {
  terms: "Terms",
  none: "No terms yet",
  noneHint: "With terms, an offer to an applicant of this agency forecasts its fee.",
  add: "Add terms",
  change: "Change",
  changeNamed: "Change the terms of {days}",
  remove: "Remove",
  removeNamed: "Remove the terms of {days}",
  removeTitle: "Remove the terms of {days}?",
  removeHint: "No fee rests on them. This cannot be undone.",
  removed: "Terms removed",
  notRemoved: "The terms were not removed",
  since: "From {from}",
  between: "{from} to {until}",
  endsToday: "Terms end today",
  endsSoon: { one: "Terms end in {count} day", other: "Terms end in {count} days" },
  ended: "Terms have ended",
  fee: "Fee",
  feeOfBand: "{fee} from {salary}",
  leastOf: "{percentage}, at least {fee}",
  rebate: "Rebate",
  rebateIn: "{percentage} in month {month}",
  noRebate: "None",
  ownership: "Ownership",
  months: { one: "{count} month", other: "{count} months" },
  direct: "Applied directly too",
  conditions: "Conditions",
  document: "Signed terms",
  openDocument: "Download {name}",
});

export const directRuleTexts = texts("agencies.terms.direct", {
  FIRST: "Whoever came first has the applicant",
  AGENCY: "The agency keeps its claim",
  DIRECT: "The direct application wins",
} satisfies Record<DirectApplicantRule, string>);

export const termsStageTexts = texts("agencies.terms.stages", {
  LATER: "Begins later",
  IN_FORCE: "In force",
  ENDED: "Ended",
} satisfies Record<TermsStage, string>);
