import { texts } from "@ats/ui/texts";

export const mailStatusTexts = texts("mail.statuses", {
  held: "Held",
  queued: "Queued",
  sent: "Sent",
  failed: "Failed",
  cancelled: "Cancelled",
});
