import { texts } from "@ats/ui/texts";

export const cvFieldTexts = texts("candidates.cvField", {
  cv: "CV",
  hint: "PDF or Word document (.docx), 10 MB or less. It fills the form.",
  reading: "Reading the CV…",
  filled: "Read from the CV: {fields}. Check them before you save.",
  unsure: "Not sure in the CV, so left empty: {fields}.",
  nothing: "No details were found in the CV. Enter them by hand.",
  notRead: "The CV could not be read. Enter the details by hand.",
});
