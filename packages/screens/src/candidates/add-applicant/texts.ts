import { texts } from "@ats/ui/texts";

export const addApplicantTexts = texts("candidates.addApplicant", {
  title: "Add an applicant to {job}",
  hint: "They join the first stage. No message is sent.",
  person: "Person",
  existing: "Existing candidate",
  new: "New candidate",
  candidate: "Candidate",
  search: "Search by name, email or candidate number.",
  none: "No candidate matches. Add a new one.",
  missing: "Choose a candidate.",
  add: "Add applicant",
});
