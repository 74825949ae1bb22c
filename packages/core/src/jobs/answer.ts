import type { Question } from "./question.ts";

export const yesNo = ["Yes", "No"] as const;

/** The answers that can be chosen, and so flagged: none for what is typed. */
export function choicesOf({
  type,
  options,
}: Pick<Question, "type" | "options">): readonly string[] {
  if (type === "yes_no") return yesNo;
  return type === "single_choice" || type === "multiple_choice" ? options : [];
}

/** Whether an answer is flagged: one of those chosen is a knock-out answer. */
export const isKnockedOut = (
  question: Pick<Question, "type" | "options" | "knock_out">,
  answer: readonly string[],
): boolean => {
  const choices = choicesOf(question);
  return answer.some((each) => choices.includes(each) && question.knock_out.includes(each));
};

/** What is wrong with an answer, as a sentence for who answers; undefined where nothing is. */
export function answerProblem(question: Question, answer: readonly string[]): string | undefined {
  const given = answer.filter((each) => each.trim() !== "");
  if (given.length === 0) return question.is_required ? "Answer this question." : undefined;
  const choices = choicesOf(question);
  if (choices.length > 0 && given.some((each) => !choices.includes(each)))
    return "Choose one of the answers that are offered.";
  if (given.length > 1 && question.type !== "multiple_choice") return "Give one answer.";
  const [first = ""] = given;
  if (question.type === "number" && !/^-?\d{1,12}([.,]\d{1,4})?$/.test(first.trim()))
    return "Enter a number.";
  if (question.type === "date" && !isDate(first)) return "Enter a date.";
  return undefined;
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
