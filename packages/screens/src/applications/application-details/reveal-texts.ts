import { texts } from "@ats/ui/texts";

export const revealTexts = texts("applications.reveal", {
  title: "Reveal {applicant}",
  hint: "The name, contact details, history and CV are shown to you alone. The record keeps who revealed them, when and why.",
  reveal: "Reveal",
  reasonMissing: "Enter the reason for revealing this applicant.",
});
