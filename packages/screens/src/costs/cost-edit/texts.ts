import { texts } from "@ats/ui/texts";

export const costApprovalTexts = texts("costs.approval", {
  waits: "Awaiting approval",
  waitsFor:
    "Waiting for {who}. It counts in no total and cannot be paid until it is approved. If you change it, whoever approved what changed is asked again.",
  approved: "This cost was approved.",
  rejected: "{name} rejected this cost",
  sentBack: "{name} sent this cost back",
  again: "It counts in no total. Saving it sends it for approval again.",
  somebody: "An approver",
  open: "See the request",
});
