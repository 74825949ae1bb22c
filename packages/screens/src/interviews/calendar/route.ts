import { z } from "zod";
import { screen } from "../../app/screen.ts";

const id = z.coerce.number().int().positive().optional().catch(undefined);

const calendarSearch = z.object({
  /** Default: the user's own interviews. */
  show: z.enum(["mine", "team"]).optional().catch(undefined),
  job: id,
  /** Ids of people hidden from the team's calendar. */
  without: z
    .union([z.coerce.number(), z.array(z.coerce.number())])
    .transform((given) => [given].flat())
    .pipe(z.array(z.number().int().positive()))
    .optional()
    .catch(undefined),
  view: z.enum(["day", "week", "month", "agenda"]).optional().catch(undefined),
  /** A day in the shown period: `2026-11-24`. */
  date: z.iso.date().optional().catch(undefined),
  interview: id,
});
export type CalendarSearch = z.output<typeof calendarSearch>;

export const calendarRoute = screen({
  name: "calendar",
  right: "VIEW_INTERVIEWS",
  search: calendarSearch,
  load: async () => (await import("./Calendar.tsx")).Calendar,
});
