import { highlightFields } from "@ats/core/applications/highlight-settings";
import { type Say, texts } from "@ats/ui/texts";

export const highlightTexts = texts("applications.highlights", {
  name: "Name",
  nameHint: "Shown beside the applicant. Jobs choose it by this name.",
  icon: "Icon",
  star: "Star",
  flag: "Flag",
  award: "Award",
  shield: "Shield",
  heart: "Heart",
  clock: "Clock",
  field: "Field to compare",
  values: "Values",
  valuesHint: "An applicant with any of these is highlighted. Press Enter after each.",
  roles: "Who sees it",
  rolesHint: "Technical support sees every highlight.",
  inOneLine: "{name}: {field} is {values} ({icon}, for {roles})",
  highlights: "Highlights",
  highlight: "Highlight {number}",
  moved: "highlight {number}",
  add: "Add highlight",
  save: "Save highlights",
  saved: "Highlights saved",
  notSaved: "Not saved",
  theseWere: "These highlights were",
  highlightApplicants: "Highlight applicants",
  highlightApplicantsHint:
    "Shown beside an applicant’s status to the roles chosen below. Each job shows all highlights, or those chosen in its form.",
  areShown: "Highlights are shown",
  areHidden: "Highlights are hidden",
});

const fieldTexts = texts("applications.highlightFields", highlightFields);

/** The name of the field that a highlight compares; an unknown field is named as it is stored. */
export const fieldName = (say: Say, field: string) =>
  fieldTexts[field] ? say(fieldTexts[field]) : field;
