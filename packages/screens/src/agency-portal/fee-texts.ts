import { texts } from "@ats/ui/texts";

export const feeTexts = texts("agencyPortal.fee", {
  range: "{from} to {to}",
  byJob: "{percent}% of the salary that the job shows: {salary}",
  byTerms: "By your terms of {date}, from the salary that the job shows: {salary}",
  none: "No forecast: {client} shows no salary or no fee for the job, or has no terms with you.",
});
