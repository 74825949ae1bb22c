import type { Question } from "@ats/core/jobs/question";

/** Answers every question of an advert. */
export const answersTo = (questions: readonly Pick<Question, "id" | "type" | "options">[]) =>
  questions.map(({ id, type, options }) => ({
    question_id: id,
    answer: [options[0] ?? { yes_no: "Yes", number: "3" }[type as string] ?? "Gladly."],
  }));
