import { z } from "zod";
import { plainText } from "../validation/text.ts";

/** Messages that an agency may write to a company within a day. */
export const agencyMessagesPerDay = 100;
export const agencyMessageMaxLength = 4_000;

const text = plainText(agencyMessageMaxLength, "Write the message.");

/** A message of an agency about its candidate. */
export const agencyMessageInput = z.object({ text });

/** A message to the agency of an applicant. */
export const messageToAgencyInput = z.object({
  text,
  /** True for feedback on the candidate, which counts for the company's performance. */
  is_feedback: z.boolean(),
});
