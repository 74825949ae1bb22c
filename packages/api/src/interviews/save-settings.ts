import * as contract from "@ats/core/interviews/contract";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { counted } from "../settings/counted.ts";
import type { SettingParticipant } from "../settings/setting-participant.ts";
import { lockCalendar } from "./conflicts.ts";
import { daysOff } from "./days-off.ts";
import { keepDays } from "./keep-days.ts";
import { interviewSettings } from "./settings.ts";

export const interviewSettingsParticipant: SettingParticipant<"interview_settings"> = {
  // Interviews that are being arranged meanwhile wait, and use the saved settings.
  lock: ({ actor, db }) => lockCalendar(db, actor.company_id),
  async onChange({ actor, db, services }, before, after) {
    const now = services.clock();
    await remindAsSaved(db, actor.company_id, {
      before: before.reminder_hours,
      after: after.reminder_hours,
      now,
    });
    await keepDays(db, actor.company_id, { before: before.time_zone, after: after.time_zone, now });
  },
  async effects({ actor, db, services }, before, after) {
    const now = services.clock();
    const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1];
    const known = new Set((await daysOff(before, years)).map(({ date }) => date));
    const added = (await daysOff(after, years))
      .map(({ date }) => date)
      .filter((date) => !known.has(date));
    const { rows } = await sql<{ reminded: number; off: number }>`
      select count(*) filter (where reminder_date_time is not null
          or ${before.reminder_hours} = 0)::int as reminded,
        count(*) filter (where (start_date_time at time zone ${after.time_zone})::date
          = any(${added}::date[]))::int as off
      from interviews where company_id = ${actor.company_id} and status = 'SCHEDULED'
        and start_date_time > ${now}`.execute(db);
    const { reminded = 0, off = 0 } = rows[0] ?? {};
    const sentences = [];
    if (before.time_zone !== after.time_zone)
      sentences.push("Closing dates and other last days keep their date and end in the new zone.");
    if (before.reminder_hours !== after.reminder_hours && reminded > 0)
      sentences.push(
        after.reminder_hours > 0
          ? `Reminders of ${counted(reminded, "interview")} move to ${counted(after.reminder_hours, "hour")} before.`
          : `${counted(reminded, "interview")} will have no reminder.`,
      );
    if (off > 0)
      sentences.push(
        `${counted(off, "interview")} already arranged ${off === 1 ? "falls" : "fall"} on a new day off. ${off === 1 ? "It stays" : "They stay"}.`,
      );
    return sentences;
  },
};

export const saveSettings = implement(contract.saveInterviewSettings, async (call) => {
  const { actor, body, version, db } = call;
  await lockCalendar(db, actor.company_id);
  const saved = await interviewSettings(db, actor.company_id);
  if (saved.version !== version) throw stale("These interview settings were");
  const participant = interviewSettingsParticipant;
  await changeSetting(call, "interview_settings", { value: body, participant });
  return { ...body, version: version + 1 };
});

/** Reschedules unsent reminders by the new settings; overdue ones go out at once. */
const remindAsSaved = (
  db: CompanyDb,
  company_id: number,
  { before, after, now }: { before: number; after: number; now: Date },
) => {
  const reminder = sql`start_date_time - ${after} * interval '1 hour'`;
  return sql`update interviews
    set reminder_date_time = case when ${after} > 0 then greatest(${reminder}, ${now}::timestamptz) end
    where company_id = ${company_id} and status = 'SCHEDULED' and start_date_time > ${now}
      and (reminder_date_time is not null or ${before} = 0 and ${reminder} > ${now})`.execute(db);
};
