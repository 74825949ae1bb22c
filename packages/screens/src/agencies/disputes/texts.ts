import type { DisputeFilter } from "@ats/core/agencies/list-columns";
import type { DisputeState } from "@ats/core/agencies/dispute";
import type { DirectApplicantRule } from "@ats/core/agencies/terms";
import { texts } from "@ats/ui/texts";

export const disputeTexts = texts("agencies.disputes", {
  disputes: "Disputes",
  openCount: { one: "{count} open", other: "{count} open" },
  dispute: "Dispute",
  theDispute: "the dispute",
  show: "Show disputes",
  since: "Dispute since {date}",
  read: "Read the file",
  readNamed: "Read the file of the dispute with {agency}",
  view: "View",
  viewNamed: "View the dispute with {agency}",
  viewAbout: "View the dispute about {name}",
  agency: "Agency",
  person: "Candidate",
  job: "Job",
  state: "State",
  opened: "Opened",
  decider: "To be decided by",
  whoDecides: "Who decides",
  decidedBy: "Decided by",
  nobody: "Nobody named yet",
  none: "No disputes",
  noneHint: "When you and an agency disagree about who owns a candidate, the file appears here.",
  noneHere: "No disputes here",
  showAll: "Show all disputes",
  openDispute: "Open a dispute…",
});

export const disputeStateTexts = texts("agencies.disputeStates", {
  OPEN: "Open",
  DECIDED: "Decided",
  WITHDRAWN: "Withdrawn",
} satisfies Record<DisputeState, string>);

export const disputeFilterTexts = texts("agencies.disputeFilters", {
  all: "All",
  open: "Open",
  closed: "Closed",
} satisfies Record<DisputeFilter, string>);

export const disputeFileTexts = texts("agencies.disputeFile", {
  sameForBoth: "Both sides read the same file. Entries cannot be changed or deleted.",
  openedBy: "Opened by",
  timeline: "Timeline",
  email: "Email",
  mobile: "Mobile",
  decision: "Decision",
  owns: "The candidate is {agency}’s from {from} to {until}.",
  ownsNot: "The candidate is not {agency}’s.",
  reason: "Reason",
  byOn: "{name}, {date}",
  OPENED: "{name} opened the dispute",
  STATEMENT: "{name} made a statement",
  PROOF: "{name} added a proof",
  DECIDER: "{name} named who decides",
  DECISION: "{name} decided",
  CLOSED: "{name} withdrew the dispute",
  decides: "{name} decides",
  side: "{name}, {side}",
  SUBMITTED: "Submission received",
  ownedUntil: "Owned until {date}",
  RENEWED: "Ownership until {date}",
  ENDED: "Ownership ended",
  ASKED: "Renewal asked for",
  DECLINED: "Renewal declined",
  APPLIED: "The candidate applied directly",
  by: "By {name}",
  download: "Download {name}",
  add: "Add to the file",
  statement: "Statement",
  statementHint: "{other} reads this too.",
  proof: "Proof",
  proofHint: "PDF, PNG or JPEG, up to 10 MB. It is shown as “Proof 1” and so on, without its name.",
  addNow: "Add",
  added: "Added to the file",
  notAdded: "Nothing was added",
  empty: "Write a statement or choose a proof.",
  withdraw: "Withdraw the dispute…",
  withdrawTitle: "Withdraw the dispute?",
  withdrawHint: "The file closes without a decision. Both sides still read it.",
  withdrawNow: "Withdraw the dispute",
  withdrawn: "Dispute withdrawn",
});

/** The terms of the day on which a candidate applied directly. */
export const directTermsTexts = texts("agencies.disputeDirectTerms", {
  FIRST: "By the terms of that day, whoever came first has the candidate.",
  AGENCY: "By the terms of that day, the candidate stays the agency’s.",
  DIRECT: "By the terms of that day, the candidate is the company’s.",
} satisfies Record<DirectApplicantRule, string>);
