import { texts } from "@ats/ui/texts";

export const uploadTexts = texts("templates.upload", {
  title: "Upload a PDF",
  hint: "A contract, policy or form to send to applicants.",
  pdf: "PDF",
  pdfHint: "A PDF of up to 10 MB, without a password. It is signed unchanged.",
  pdfMissing: "Choose the PDF.",
  name: "Name",
  nameHint: "Shown to colleagues, and the default title of the document.",
  nameMissing: "Enter a name for the template.",
  add: "Add template",
  added: "{name} added",
  notAdded: "Not added",
});
