import { kindLabels } from "@ats/core/templates/kinds";
import { texts } from "@ats/ui/texts";

export const templatesTexts = texts("templates", {
  notLoaded: "The template could not be loaded",
  startFrom: "Start from a template",
  startFromHint: "Filled in for this applicant. Tags without a value stay visible.",
  textTags: "Merge tags for the text",
  addTextTag: "Add a merge tag to the text",
  subjectTags: "Merge tags for the subject",
  addSubjectTag: "Add a merge tag to the subject",
  preview: "Preview",
  sampleCandidate: "With {name}, a sample candidate",
  warnings: "Warnings",
  sampleText: "Example",
});

export const kindTexts = texts("templates.kinds", kindLabels);
