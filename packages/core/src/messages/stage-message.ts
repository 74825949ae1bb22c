import { z } from "zod";

/** What a stage has somebody told who has moved there. */
export const stageMessageSchema = z.object({
  id: z.number().int(),
  application_id: z.number().int(),
  template_name: z.string(),
  /** Until then it can be taken back. */
  send_date_time: z.string(),
  /** Why it does not go out. */
  problem: z.string().nullable(),
});
export type StageMessage = z.output<typeof stageMessageSchema>;
