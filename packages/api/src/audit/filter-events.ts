import type { AuditFilters } from "@ats/core/audit/contract";
import { type AuditEventName, auditEvents, subjectKind } from "@ats/core/audit/events";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { interviewSettings } from "../interviews/settings.ts";
import { containing } from "../database/like-pattern.ts";

const names = Object.keys(auditEvents) as AuditEventName[];

/** The company's events that match the filters. */
export async function filterEvents(
  db: CompanyDb,
  company_id: number,
  { areas, type, actor_id, subject_kind, subject_id, from, until, q }: AuditFilters,
) {
  const { time_zone } = await interviewSettings(db, company_id);
  const startOf = (day: string, later = 0) =>
    sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone ${time_zone}`;
  let events = db.selectFrom("audit_events").where("company_id", "=", company_id);
  if (areas.length > 0)
    events = events.where(
      "type",
      "in",
      names.filter((name) => areas.includes(auditEvents[name].area)),
    );
  if (type) events = events.where("type", "=", type as AuditEventName);
  if (actor_id) events = events.where("actor_id", "=", actor_id);
  if (subject_kind)
    events = events.where(
      "type",
      "in",
      names.filter((name) => subjectKind(name) === subject_kind),
    );
  if (subject_id) events = events.where("subject_id", "=", subject_id);
  if (from) events = events.where("created_date_time", ">=", startOf(from));
  if (until) events = events.where("created_date_time", "<", startOf(until, 1));
  if (q) {
    const part = containing(q);
    const said = names.filter((name) => auditEvents[name].says.includes(q.toLowerCase()));
    events = events.where((row) =>
      row.or([
        row("actor_name", "ilike", part),
        row("subject_name", "ilike", part),
        row("subject_id", "=", q),
        row("reason", "ilike", part),
        row("type", "=", sql<AuditEventName>`any(${said}::text[])`),
      ]),
    );
  }
  return events;
}
