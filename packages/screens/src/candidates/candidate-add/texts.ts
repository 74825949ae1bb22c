import { texts } from "@ats/ui/texts";

export const candidateAddTexts = texts("candidates.candidateAdd", {
  added: "{name} added",
  addedWithoutCv: "{name} added without the CV",
  candidates: "Candidates",
  title: "Add a candidate",
  candidate: "Candidate",
  add: "Add candidate",
});
