import { texts } from "@ats/ui/texts";

export const clientDisputeTexts = texts("agencyPortal.disputes", {
  noneHint: "When you disagree with {client} whose a candidate is, the file appears here.",
  cardHint: "If you disagree with this, open a dispute. A named person at {client} decides it.",
  openTitle: "Open a dispute with {client}",
  openHint: "{client} reads the reason, and names who decides.",
  ofPersonHint:
    "{client} reads what you enter and names who decides. This does not tell you if they know the person.",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  mobile: "Mobile",
  reason: "Reason",
  open: "Open the dispute",
  opened: "Dispute opened",
  notOpened: "The dispute is not open",
  read: "Read the file",
});
