import {
  claimsOf,
  type OwnershipEnd,
  type OwnershipEvent,
  type OwnershipEventKind,
} from "@ats/core/agencies/ownership";
import type { DirectApplicantRule } from "@ats/core/agencies/terms";
import { addDays } from "@ats/core/days/days";
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { CompanyDb } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

/** An event with what else decides about its candidate. */
export interface StoredEvent extends OwnershipEvent {
  job_id: number;
  application_id: number;
  end_reason: OwnershipEnd | null;
}

/**
 * SQL: the events of all submissions whose candidates have one of the contacts, as JSON. An erased
 * candidate has no contacts, but the submission itself.
 */
export const eventsOfContacts = (
  company_id: number,
  codes: readonly string[],
  submission_id = 0,
): RawBuilder<StoredEvent[]> => sql`(
  select coalesce(json_agg(json_build_object('submission_id', s.id, 'agency_id', s.agency_id,
    'job_id', s.job_id, 'application_id', s.application_id, 'end_reason', s.end_reason,
    'kind', e.kind, 'day', e.day, 'until', e.until,
    'direct_applicants', e.direct_applicants) order by e.id), '[]')
  from agency_submissions s join agency_ownership_events e
    on e.company_id = s.company_id and e.submission_id = s.id
  where s.company_id = ${company_id} and (s.id = ${submission_id} or ${isOf(codes)}))`;

/** SQL: true for a submission `s` whose candidate has one of the contacts. */
export const isOf = (codes: readonly string[]): RawBuilder<SqlBool> =>
  sql`(s.email_code = any(${codes}::text[]) or s.phone_code = any(${codes}::text[]))`;

/** Lets no other act change whose candidates are until this one ends. */
export const lockOwnerships = (db: CompanyDb, company_id: number) =>
  sql`select pg_advisory_xact_lock(hashtext('agency_submissions'), ${company_id}::int)`.execute(db);

export interface Submission {
  company_id: number;
  id: number;
  /** Codes of the candidate's contacts. */
  contacts: string[];
}

interface NewEvent {
  kind: OwnershipEventKind;
  day: string;
  until?: string;
  reason?: OwnershipEnd;
  direct_applicants?: DirectApplicantRule;
  created_by?: number | null;
  agent?: string;
  now: Date;
}

/** Records an event of a submission, and until when its candidate is the agency's by it. */
export async function recordOwnership(
  db: Kysely<Tables>,
  { company_id, id, contacts }: Submission,
  { now, agent = "", ...event }: NewEvent,
): Promise<string> {
  await db
    .insertInto("agency_ownership_events")
    .values({ company_id, submission_id: id, ...event, agent, created_date_time: now })
    .execute();
  const { rows } = await sql<{ events: StoredEvent[] }>`
    select ${eventsOfContacts(company_id, contacts, id)} as events`.execute(db);
  const own = claimsOf(rows[0]?.events ?? []).findLast(({ submission_id }) => submission_id === id);
  const last = own?.until ?? addDays(event.day, -1);
  await db
    .updateTable("agency_submissions")
    .set({ owned_until: last, ...(event.reason && { end_reason: event.reason }) })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
  return last;
}
