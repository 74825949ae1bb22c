import * as contract from "@ats/core/interviews/contract";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { implement } from "../kernel/implement.ts";
import { stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { lockCalendar } from "./conflicts.ts";
import { keepDays } from "./keep-days.ts";
import { interviewSettings } from "./settings.ts";

export const saveSettings = implement(contract.saveInterviewSettings, async (call) => {
  const { actor, body, version, db, services } = call;
  const { company_id } = actor;
  // Interviews that are being arranged meanwhile wait, and use the saved settings.
  await lockCalendar(db, company_id);
  const { version: _, ...settingsBefore } = await interviewSettings(db, company_id);
  const { reminder_hours, time_zone } = settingsBefore;
  const settings = JSON.stringify(body);
  const row = { company_id, settings };
  const saved =
    version === 0
      ? await db
          .insertInto("interview_settings")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning("version")
          .executeTakeFirst()
      : await db
          .updateTable("interview_settings")
          .set({ settings, version: version + 1 })
          .where("company_id", "=", company_id)
          .where("version", "=", version)
          .returning("version")
          .executeTakeFirst();
  if (!saved) throw stale("These interview settings were");
  const now = services.clock();
  await remindAsSaved(db, company_id, {
    before: reminder_hours,
    after: body.reminder_hours,
    now,
  });
  await keepDays(db, company_id, { before: time_zone, after: body.time_zone, now });
  const changes = changesBetween(settingsBefore, body);
  await recordAudit(call, { type: "interview_settings_changed", changes });
  return { ...body, ...saved };
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
