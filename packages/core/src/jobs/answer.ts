import { isBlank } from "../validation/invisible.ts";
import type { Question } from "./question.ts";

export const yesNo = ["Yes", "No"] as const;

/** Returns the answers to choose from, which can be flagged; empty for typed answers. */
export function choicesOf({
  type,
  options,
}: Pick<Question, "type" | "options">): readonly string[] {
  if (type === "yes_no") return yesNo;
  return type === "single_choice" || type === "multiple_choice" ? options : [];
}

/** True when one of the chosen answers is a knock-out answer. */
export const isKnockedOut = (
  question: Pick<Question, "type" | "options" | "knock_out">,
  answer: readonly string[],
): boolean => {
  const choices = choicesOf(question);
  return answer.some((each) => choices.includes(each) && question.knock_out.includes(each));
};

/** Explains to the applicant why an answer is invalid; undefined when valid. */
export function answerProblem(question: Question, answer: readonly string[]): string | undefined {
  const given = answer.filter((each) => !isBlank(each));
  if (given.length === 0) return question.is_required ? "Answer this question." : undefined;
  const choices = choicesOf(question);
  if (choices.length > 0 && given.some((each) => !choices.includes(each)))
    return "Choose one of the listed answers.";
  if (given.length > 1 && question.type !== "multiple_choice") return "Give only one answer.";
  const [first = ""] = given;
  if (question.type === "number" && !/^-?\d{1,12}([.,]\d{1,4})?$/.test(first.trim()))
    return "Enter a number.";
  if (question.type === "date" && !isDate(first)) return "Enter a date.";
  return undefined;
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
