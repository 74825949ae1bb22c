import type { Question, QuestionType } from "../jobs/question.ts";
import type { CustomField, CustomFieldKind } from "./custom-field.ts";

const types: Record<CustomFieldKind, QuestionType> = {
  text: "text",
  number: "number",
  date: "date",
  choice: "single_choice",
};

/** A field of applications as a question of the application form. */
export const askedQuestion = (field: CustomField): Question => ({
  id: `00000000-0000-4000-8000-${String(field.id).padStart(12, "0")}`,
  type: types[field.kind],
  text: field.name,
  is_required: field.is_required,
  options: field.choices,
  knock_out: [],
});
