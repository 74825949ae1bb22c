import type { RequisitionState } from "@ats/core/approvals/requisition";
import { texts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";

export const requisitionStateTexts = texts("approvals.states", {
  draft: "Not sent",
  pending: "Waiting",
  sent_back: "Sent back",
  approved: "Approved",
  withdrawn: "Withdrawn",
} satisfies Record<RequisitionState, string>);

export const requisitionTones: Record<RequisitionState, Tone> = {
  draft: "neutral",
  pending: "info",
  sent_back: "warning",
  approved: "positive",
  withdrawn: "neutral",
};

export const decisionTexts = texts("approvals.decision", {
  approved: { one: "{count} request approved", other: "{count} requests approved" },
  approvedOne: "{title} approved",
  recorded: "Approval recorded",
  offerFor: "Offer for {title}",
  cost: "Cost: {title}",
  rejectedOne: "{title} rejected",
  sentBackOne: "{title} sent back",
  notDecided: {
    one: "{count} request was not decided",
    other: "{count} requests were not decided",
  },
  failed: "The decision was not saved",
});
