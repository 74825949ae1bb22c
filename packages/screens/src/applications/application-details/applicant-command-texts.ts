import { texts } from "@ats/ui/texts";

export const applicantCommandTexts = texts("applications.applicantCommands", {
  note: "Add a note",
  message: "Write an email",
  rateAndTag: "Rate and tag",
});
