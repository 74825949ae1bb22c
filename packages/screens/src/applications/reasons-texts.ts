import { texts } from "@ats/ui/texts";

export const reasonsTexts = texts("applications.reasons", {
  loadFailed: "The reasons could not be loaded",
  hint: "Ended applications keep their reason.",
  toReject: "Reasons to reject",
  toRejectHint: "Why your company rejects an application.",
  toWithdraw: "Reasons to withdraw",
  toWithdrawHint: "Why a candidate withdraws.",
  reasons: "Reasons",
  reasonsHint: "Type a reason and press Enter. Reasons are offered in this order.",
  save: "Save reasons",
  saved: "Reasons saved",
  theseWere: "These reasons were",
  defaults: "Use default reasons",
  defaultsMenu: "Use default reasons…",
  defaultsTitle: "Use the default reasons?",
  defaultsHint: "Your company’s own reasons in this group will be removed.",
});
