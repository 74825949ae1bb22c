import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";

/** Types of application question, with their labels. */
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
/** Types that an applicant answers in their own words, which reviewers sift. */
export const writtenTypes: readonly QuestionType[] = ["text", "long_text"];
const types = Object.keys(questionTypes) as [QuestionType, ...QuestionType[]];

const option = z
  .string()
  .max(200, "Shorten this to 200 characters or fewer.")
  .transform(sanitiseText);

/** A question on a job's application form. */
export const questionSchema = z.object({
  /** Made when the question is written, and kept through every edit. */
  id: z.uuid(),
  type: z.enum(types),
  text: z.string().max(500, "Shorten this to 500 characters or fewer.").transform(sanitiseText),
  is_required: z.boolean(),
  /** Answers to choose from; empty for typed answers. */
  options: z.array(option).max(50, "Offer 50 answers or fewer."),
  /** Answers flagged to the hiring team. They never reject an application. */
  knock_out: z.array(option).max(50),
});
export type Question = z.output<typeof questionSchema>;

/** An attribute that interviewers rate. */
export const scorecardAttributeSchema = z.object({
  id: z.uuid(),
  name: z.string().max(120, "Shorten this to 120 characters or fewer.").transform(sanitiseText),
  description: z
    .string()
    .max(500, "Shorten this to 500 characters or fewer.")
    .transform(sanitiseText),
});
export type ScorecardAttribute = z.output<typeof scorecardAttributeSchema>;
