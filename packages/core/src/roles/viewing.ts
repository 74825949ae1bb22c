import { z } from "zod";

/** The person or role as whom a session views. */
export const viewingSchema = z.object({
  /** Null for a role. */
  user_id: z.number().int().nullable(),
  /** Name of the person, or of the role. */
  name: z.string(),
  ends_date_time: z.string(),
});
export type Viewing = z.output<typeof viewingSchema>;
