import type { PlacementFilter } from "@ats/core/agencies/list-columns";
import type { InvoiceState, PlacementState } from "@ats/core/agencies/placement";
import { texts } from "@ats/ui/texts";

export const placementTexts = texts("agencies.placements", {
  placements: "Placements",
  placement: "Placement",
  ofAgency: "Placement by {agency}",
  show: "Show placements",
  applicant: "Applicant",
  agency: "Agency",
  job: "Job",
  start: "Start",
  noStart: "Not entered",
  state: "Rebate",
  invoice: "Invoice",
  fee: "Fee",
  feeUnknown: "Unknown",
  noTerms: "No terms held on the day of the offer",
  byTerms: "{fee}, by the terms since {day}",
  salary: "Salary",
  offered: "Offered",
  hired: "Hired",
  none: "No placements yet",
  noneHint: "When you hire a candidate whom an agency submitted, the placement appears here.",
  noneHere: "No placements here",
  showAll: "Show all placements",
  rebate: "Rebate",
  rebateUntil: "{percentage} in month {month}, until {day}",
  window: "Rebate window",
  windowUntil: "Until {day}",
  left: "Left",
  leftFor: "{day}: {reason}",
  due: "Rebate due",
  claimed: "Claimed",
  claimedBy: "{amount} on {day} by {name}",
  claimedOn: "On {day} by {name}",
  credit: "Credit note",
  creditOf: "{number}: {amount}",
  lessThanClaimed: "{amount} less than claimed: {reason}",
  moreThanClaimed: "{amount} more than claimed: {reason}",
  invoiceOf: "{number}, {amount}",
  given: "{number}, given by the agency",
  more: "{amount} more than the fee of the terms",
  less: "{amount} less than the fee of the terms",
  noFee: "There is no fee of the terms to compare with",
  answered: "{difference}. Reason: {reason}",
  openCost: "Open the cost",
  changeStart: "Change the start",
  enterSalary: "Enter the salary",
  recordInvoice: "Record the invoice",
  answer: "Accept or dispute",
  recordLeaver: "Record that they left",
  changeLeaver: "Change the leaver",
  stayed: "They did not leave",
  claim: "Claim {amount}",
  withdraw: "Withdraw the claim",
  recordCredit: "Record the credit note",
});

export const placementStateTexts = texts("agencies.placements.states", {
  NO_START: "No start date",
  NOT_STARTED: "Not started",
  IN_WINDOW: "In rebate window",
  OVER: "Window over",
  NO_REBATE: "No rebate",
  LEFT: "Left",
  CLAIMED: "Claimed",
  CREDITED: "Credited",
  UNDONE: "Hire undone",
} satisfies Record<PlacementState, string>);

export const placementBadgeTexts = texts("agencies.placements.badges", {
  endsToday: "Ends today",
  endsIn: { one: "Ends in {count} day", other: "Ends in {count} days" },
  toClaim: "Rebate to claim",
  leftLate: "Left, no rebate",
});

export const invoiceStateTexts = texts("agencies.placements.invoices", {
  NONE: "No invoice",
  NUMBER_GIVEN: "Number given",
  EQUAL: "Equals the fee",
  DIFFERENT: "Differs",
  ACCEPTED: "Difference accepted",
  DISPUTED: "Disputed",
} satisfies Record<InvoiceState, string>);

export const placementFilterTexts = texts("agencies.placements.filters", {
  all: "All",
  ends_soon: "Window ends soon",
  to_claim: "To claim",
  no_invoice: "No invoice",
} satisfies Record<PlacementFilter, string>);
