import { texts } from "@ats/ui/texts";

export const anonymisedTexts = texts("applications.anonymised", {
  applicants: "Applicants are anonymised",
  short: "Anonymised",
  details: "Anonymised: name, contact details and CV are hidden from you",
});
