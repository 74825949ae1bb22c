import { texts } from "@ats/ui/texts";

export const clientDisputeTexts = texts("agencyPortal.disputes", {
  cardHint: "If you disagree with this, open a dispute. A named person at {client} decides it.",
  openTitle: "Open a dispute with {client}",
  openHint: "{client} sees the reason and names who decides.",
  ofPersonHint:
    "{client} sees what you enter and names who decides. This does not tell you if they know the person.",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  mobile: "Mobile",
  reason: "Reason",
  open: "Open the dispute",
  opened: "Dispute opened",
  notOpened: "The dispute was not opened",
  read: "Read the file",
});
