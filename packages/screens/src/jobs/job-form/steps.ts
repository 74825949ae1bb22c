import { texts } from "@ats/ui/texts";

export const stepTitles = texts("jobs.stepTitles", {
  basics: "Basics",
  advert: "Advert",
  team: "Hiring team",
  questions: "Questions",
  process: "Process",
  publish: "Publish",
});

/** The steps of the form with their fields. */
export const steps = [
  {
    id: "basics",
    fields: [
      "title",
      "dept",
      "brand_name",
      "source",
      "location",
      "postal_code",
      "job_type",
      "openings",
      "salary_min",
    ].concat(["salary_max", "currency", "choose_benefits", "anonymised"]),
  },
  { id: "advert", fields: ["description"] },
  { id: "team", fields: ["recruiter_id", "hiring_manager_id", "members"] },
  { id: "questions", fields: ["questions"] },
  { id: "process", fields: ["workflow_id", "scorecard", "highlights"] },
  { id: "publish", fields: ["channels", "closing_date_time", "agency_cv_cap"] },
] as const;
export type StepId = (typeof steps)[number]["id"];

/** The step that shows a field: `questions.0.text` belongs to the step of `questions`. */
export const stepOf = (field: string): StepId =>
  steps.find(({ fields }) => (fields as readonly string[]).includes(field.split(".")[0] ?? ""))
    ?.id ?? "basics";

/** The steps before and after this one. */
export const stepsAround = (step: StepId) => {
  const index = steps.findIndex(({ id }) => id === step);
  return { before: steps[index - 1], after: steps[index + 1] };
};
