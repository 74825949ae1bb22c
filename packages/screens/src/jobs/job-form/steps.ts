/** The steps of the form with their fields. */
export const steps = [
  {
    id: "basics",
    label: "Basics",
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
  { id: "advert", label: "Advert", fields: ["description"] },
  { id: "team", label: "Hiring team", fields: ["recruiter_id", "hiring_manager_id", "members"] },
  { id: "questions", label: "Questions", fields: ["questions"] },
  { id: "process", label: "Process", fields: ["workflow_id", "scorecard", "highlights"] },
  { id: "publish", label: "Publish", fields: ["channels", "closing_date_time"] },
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
