import type { OwnershipEnd, OwnershipEnding } from "@ats/core/agencies/ownership";
import { texts } from "@ats/ui/texts";

export const ownershipTexts = texts("agencies.ownership", {
  title: "Agency",
  ownedUntil: {
    one: "Owned until {date} ({count} day)",
    other: "Owned until {date} ({count} days)",
  },
  lastDay: "Owned until today",
  nobodys: "No agency owns this candidate now.",
  asksToRenew: "{name} asks to renew the ownership",
  renew: "Renew…",
  renewNow: "Renew",
  renewTitle: "Renew {agency}’s ownership",
  months: "Months",
  renewHint: "Counted from {date}, its last day now.",
  renewed: "Ownership renewed",
  decline: "Decline",
  declined: "Renewal declined",
  dispute: "Dispute…",
  end: "End…",
  endTitle: "End {agency}’s ownership?",
  endHint: "From today, other agencies can submit this candidate for other jobs. {agency} is told.",
  endNow: "End the ownership",
  ended: "Ownership ended",
  reason: "Reason",
  history: "History",
  withAgency: "{what} · {agency}, {job}",
  submitted: "Submitted, owned until {until}",
  renewedUntil: "Renewed until {until}",
  asked: "Renewal asked for",
  renewalDeclined: "Renewal declined",
  endedFor: "Ended: {reason}",
  applied: "The candidate applied directly",
  by: "By {name}",
});

export const ownershipEndTexts = texts("agencies.ownershipEnds", {
  CANDIDATE_ASKED: "The candidate no longer wants to be represented",
  NO_RIGHT: "The agency had no right to represent the candidate",
  AGREED: "Agreed with the agency",
  WITHDRAWN: "The agency withdrew the candidate",
  LINK_ENDED: "The company and the agency stopped working together",
  DECIDED: "Decided in a dispute",
  APPLIED: "The candidate applied directly",
} satisfies Record<OwnershipEnd | OwnershipEnding, string>);
