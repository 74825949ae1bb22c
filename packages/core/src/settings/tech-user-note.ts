import { z } from "zod";

/** Technical support's note about a company. Specification §3, ats_settings. */
export const techUserNoteSchema = z.object({
  user_name: z.string(),
  user_email: z.string(),
  /** DD-MM-YYYY HH:mm, in UTC. */
  updated_date_time: z.string(),
  /** Rich text. */
  user_note: z.string(),
});
export type TechUserNote = z.output<typeof techUserNoteSchema>;

/** Specification §8. */
export const techUserNoteTexts = {
  saved: "Note has been updated successfully.",
  failed: "Something went wrong",
} as const;

/** Formats a moment as DD-MM-YYYY HH:mm in UTC. Specification §3. */
export function noteTime(moment: Date): string {
  const [year, month, day, hours, minutes] = moment.toISOString().split(/[-T:]/);
  return `${day}-${month}-${year} ${hours}:${minutes}`;
}
