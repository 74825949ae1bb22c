import { z } from "zod";
import { screen } from "../../app/screen.ts";

const id = z.coerce.number().int().positive().optional().catch(undefined);

export const calendarSearch = z.object({
  /** Whose interviews: one's own unless given. */
  show: z.enum(["mine", "team"]).optional().catch(undefined),
  /** Of one job alone. */
  job: id,
  /** Whose interviews a team's calendar leaves out. */
  without: z
    .union([z.coerce.number(), z.array(z.coerce.number())])
    .transform((given) => [given].flat())
    .pipe(z.array(z.number().int().positive()))
    .optional()
    .catch(undefined),
  view: z.enum(["day", "week", "month", "agenda"]).optional().catch(undefined),
  /** A day of what is shown: `2026-11-24`. */
  date: z.iso.date().optional().catch(undefined),
  /** The interview that is open. */
  interview: id,
});
export type CalendarSearch = z.output<typeof calendarSearch>;

export const calendarRoute = screen({
  name: "calendar",
  title: "Calendar",
  right: "VIEW_INTERVIEWS",
  search: calendarSearch,
  load: async () => (await import("./Calendar.tsx")).Calendar,
});
