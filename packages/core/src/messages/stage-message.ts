import { z } from "zod";

/** A message that a stage sends automatically to an applicant who enters it. */
export const stageMessageSchema = z.object({
  id: z.number().int(),
  application_id: z.number().int(),
  template_name: z.string(),
  /** The message can be cancelled until this time. */
  send_date_time: z.string(),
  /** Why it is not sent. */
  problem: z.string().nullable(),
});
export type StageMessage = z.output<typeof stageMessageSchema>;
