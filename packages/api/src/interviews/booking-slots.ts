import { isOverloaded } from "@ats/core/interviews/conflicts";
import { freeSlots } from "@ats/core/interviews/slots";
import { weekOf } from "@ats/core/interviews/zoned-time";
import type { CompanyDb } from "../database/database.ts";
import { conflictsOf, loadsOf, type Plan } from "./conflicts.ts";
import { datesOff } from "./days-off.ts";
import { interviewSettings } from "./settings.ts";
import { datesOffOf } from "./time-off.ts";
import { after, before } from "../kernel/time.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** An interview without a time, and the days on which it may be. */
interface Timeless extends Pick<Plan, "company_id" | "application_id"> {
  interview: Pick<Plan, "interview_id" | "room" | "panel">;
  first_date: string;
  last_date: string;
  minutes: number;
}

/** Start times at which the whole panel, the room and the candidate are free. */
export async function slotsOf(db: CompanyDb, timeless: Timeless, now: Date): Promise<string[]> {
  const { company_id, application_id, interview, first_date, last_date, minutes } = timeless;
  const settings = await interviewSettings(db, company_id);
  const taken = await conflictsOf(db, {
    ...interview,
    company_id,
    application_id,
    // One more day at each end covers every time zone.
    start_date_time: new Date(Date.parse(first_date) - day).toISOString(),
    end_date_time: new Date(Date.parse(last_date) + 2 * day).toISOString(),
    time_zone: settings.time_zone,
  });
  const busy = taken.map(({ what, start_date_time, end_date_time }) => {
    // Between two interviews a panel member writes up the first and prepares the second.
    const gap = what === "panel" ? settings.buffer_after + settings.buffer_before : 0;
    return {
      start_date_time: before(new Date(start_date_time), gap * minute),
      end_date_time: after(new Date(end_date_time), gap * minute),
    };
  });
  const { panel } = interview;
  const days_off = new Set([
    ...(await datesOff(settings, first_date, last_date)),
    ...(await datesOffOf(db, { company_id, panel, first_date, last_date })),
  ]);
  const slots = freeSlots(settings, { first_date, last_date, minutes, busy, days_off, now });
  const full = await fullWeeks(db, timeless, slots);
  return slots.filter((slot) => !full.has(weekOf(slot, settings.time_zone).start));
}

/**
 * Weeks in which a panel member has reached the weekly limit. A candidate cannot be warned as a
 * colleague is.
 */
async function fullWeeks(
  db: CompanyDb,
  { company_id, application_id, interview }: Timeless,
  slots: readonly string[],
): Promise<ReadonlySet<string>> {
  const full = new Set<string>();
  const { weekly_cap, time_zone } = await interviewSettings(db, company_id);
  if (weekly_cap === null) return full;
  const weeks = new Map(slots.map((slot) => [weekOf(slot, time_zone).start, slot]));
  for (const [week, slot] of weeks) {
    const times = { start_date_time: slot, end_date_time: slot, time_zone };
    const loads = await loadsOf(db, { ...interview, ...times, company_id, application_id });
    if (loads.some(isOverloaded)) full.add(week);
  }
  return full;
}
