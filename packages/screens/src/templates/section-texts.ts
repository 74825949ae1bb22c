import { texts } from "@ats/ui/texts";

export const templatesSectionTexts = texts("templates.section", {
  title: "Templates",
  hint: "Texts with merge tags, which colleagues send and stages send by themselves.",
  email: "Email templates",
  sms: "SMS templates",
  document: "Document templates",
});
