import { z } from "zod";
import { plainText } from "../validation/text.ts";

/** Questions that an agency may ask a company within a day. */
export const questionsPerDay = 20;

export const questionInput = z.object({
  text: plainText(1_000, "Write the question."),
});

export const answerInput = z.object({
  answer: plainText(2_000, "Write the answer."),
  /** True if every agency that has the job reads question and answer; false for the asker alone. */
  is_shared: z.boolean(),
});
