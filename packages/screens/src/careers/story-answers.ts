import type { Question } from "@ats/core/jobs/question";

/** An answer to each question that an advert asks. */
export const answersTo = (questions: readonly Pick<Question, "id" | "type" | "options">[]) =>
  questions.map(({ id, type, options }) => ({
    question_id: id,
    answer: [options[0] ?? { yes_no: "Yes", number: "3" }[type as string] ?? "Gladly."],
  }));
