import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import { defaultRetention } from "@ats/core/candidates/retention";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";

/** Locks a setting of Northgate Group for its clients, two of which have values of their own. */
export async function addGroupSettings(
  db: Kysely<Tables>,
  { companies }: DemoData,
  today: Date,
): Promise<void> {
  const idOf = (name: string) => companies.find((company) => company.name === name)?.id ?? 0;
  const [group, care, learning] = ["Group", "Care", "Learning"].map((name) =>
    idOf(`Northgate ${name}`),
  ) as [number, number, number];
  const ago = (days: number) => new Date(today.getTime() - days * dayMs);
  const retention = { ...defaultRetention, months: 24 };
  const interviews = { ...defaultInterviewSettings, reminder_hours: 48 };
  await insertRows(db, "setting_locks", [
    {
      company_id: group,
      key: "anonymize_appl_data_settings",
      locked_by: "Helen Whitworth",
      created_date_time: ago(16),
    },
  ]);
  await insertRows(db, "retention_settings", [{ company_id: care, ...retention, version: 1 }]);
  await insertRows(db, "interview_settings", [
    { company_id: learning, settings: interviews, version: 1 },
  ]);
  await insertRows(db, "setting_overrides", [
    {
      company_id: care,
      key: "retention_settings",
      value: retention,
      parent_value: { ...defaultRetention, months: 18 },
      set_by: "Sophie Marchetti",
      acting_for: null,
      created_date_time: ago(40),
    },
    {
      company_id: learning,
      key: "interview_settings",
      value: interviews,
      parent_value: defaultInterviewSettings,
      set_by: "Gareth Pugh",
      acting_for: null,
      created_date_time: ago(9),
    },
  ]);
}
