import { texts } from "@ats/ui/texts";

export const candidateAddTexts = texts("candidates.candidateAdd", {
  added: "{name} added",
  addedWithoutCv: "{name} added without the CV",
  candidates: "Candidates",
  title: "Add a candidate",
  candidate: "Candidate",
  cv: "CV",
  cvHint: "PDF or Word document (.docx), 10 MB or less. Its text can be searched.",
  add: "Add candidate",
});
