import { texts } from "@ats/ui/texts";

export const approvalPortalTexts = texts("approvals.portal", {
  title: "Approve {title}?",
  offerTitle: "Approve the offer for {title}?",
  costTitle: "Approve the cost {title}?",
  about: "{name} at {company} asks {approver} to decide. Step: {step}.",
  loading: "Reading the request",
  badLink: "You can’t decide by this link",
  signIn: "Sign in",
  until: "This link works once, until {day}.",
  notSaved: "The decision was not saved",
  approved: "Approved",
  approvedHint: "{title} was approved. You can close this page.",
  sentBack: "Sent back",
  sentBackHint: "{name} is told what to change. You can close this page.",
  rejected: "Rejected",
  rejectedHint: "{name} is told why. You can close this page.",
});
