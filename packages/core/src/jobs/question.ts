import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";

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

/** What interviewers rate. */
export const scorecardAttributeSchema = z.object({
  id: z.uuid(),
  name: z.string().max(120, "Shorten this to 120 characters or fewer.").transform(sanitiseText),
  description: z
    .string()
    .max(500, "Shorten this to 500 characters or fewer.")
    .transform(sanitiseText),
});
export type ScorecardAttribute = z.output<typeof scorecardAttributeSchema>;
