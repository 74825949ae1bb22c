import { z } from "zod";
import { plainText, sanitiseText } from "../validation/text.ts";

/** Kinds of application question, with what a form calls them. */
export const questionTypes = {
  text: "Short text",
  long_text: "Long text",
  yes_no: "Yes or no",
  single_choice: "One of several",
  multiple_choice: "Any of several",
  number: "Number",
  date: "Date",
  file: "File",
} as const;
export type QuestionType = keyof typeof questionTypes;
const types = Object.keys(questionTypes) as [QuestionType, ...QuestionType[]];

const option = z
  .string()
  .max(200, "Shorten this to 200 characters or fewer.")
  .transform(sanitiseText);

/** A question that a job asks its applicants. */
export const questionSchema = z.object({
  /** Made where the question is written, and kept through every edit. */
  id: z.uuid(),
  type: z.enum(types),
  text: z.string().max(500, "Shorten this to 500 characters or fewer.").transform(sanitiseText),
  is_required: z.boolean(),
  /** The answers to choose from; none but for choices. */
  options: z.array(option).max(50, "Offer 50 answers or fewer."),
  /** Answers that are flagged to who decides. They never reject by themselves. */
  knock_out: z.array(option).max(50),
});
export type Question = z.output<typeof questionSchema>;

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

/** What interviewers rate. */
export const scorecardAttributeSchema = z.object({
  id: z.uuid(),
  name: plainText(120, "Name what is to be rated, or remove it."),
  description: z
    .string()
    .max(500, "Shorten this to 500 characters or fewer.")
    .transform(sanitiseText),
});
export type ScorecardAttribute = z.output<typeof scorecardAttributeSchema>;
