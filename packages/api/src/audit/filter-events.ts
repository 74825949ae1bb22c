import type { AuditFilters } from "@ats/core/audit/contract";
import { type AuditEventName, auditEvents, subjectKind } from "@ats/core/audit/events";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { interviewSettings } from "../interviews/settings.ts";

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
  if (q)
    events = events.where(
      sql<boolean>`number = any(array(select find_audit_events(${wordsOf(q)}::tsquery)
        union select number from audit_events where company_id = ${company_id}
          and type = any(${typesThatSay(q)}::text[])
        union select number from audit_events where company_id = ${company_id}
          and subject_id = ${q}))`,
    );
  return events;
}

/** Each word as the beginning of a word, as a `tsquery`; parted as `audit_words` does. */
const wordsOf = (q: string) =>
  q
    .toLowerCase()
    .split(/[\s!-/:-@[-`{-~]+/)
    .filter(Boolean)
    .map((word) => `'${word}':*`)
    .join(" & ");

const typesThatSay = (q: string) =>
  names.filter((name) => auditEvents[name].says.includes(q.toLowerCase()));
