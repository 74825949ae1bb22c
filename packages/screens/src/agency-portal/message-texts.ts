import { texts } from "@ats/ui/texts";

export const agencyMessageTexts = texts("agencyPortal.messages", {
  messages: "Messages",
  none: "No messages yet.",
  feedback: "Feedback",
  hidden: "Hidden while the applicant is anonymised.",
  write: "Write to {client}",
  message: "Message",
  send: "Send",
  sent: "Message sent",
  notSent: "Not sent",
});
