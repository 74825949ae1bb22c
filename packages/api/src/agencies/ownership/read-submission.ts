import { type Claim, ownerOn } from "@ats/core/agencies/ownership";
import { daysBetween } from "@ats/core/days/days";
import { sql } from "kysely";
import type { CompanyDb } from "../../database/database.ts";
import { notFound } from "../../kernel/http-error.ts";
import { eventsOfContacts, type StoredEvent } from "./events.ts";

interface Row {
  id: number;
  company_id: number;
  agency_id: number;
  agency: string;
  application_id: number;
  job_title: string;
  contacts: string[];
  /** The last answered or unanswered question for a renewal. */
  is_asked: boolean;
}

/** True while the last event that concerns a renewal of submission `s` asks for one. */
export const isRenewalAsked = sql<boolean>`coalesce((select e.kind = 'ASKED'
  from agency_ownership_events e where e.company_id = s.company_id and e.submission_id = s.id
    and e.kind in ('ASKED', 'DECLINED', 'RENEWED', 'ENDED') order by e.id desc limit 1), false)`;

/** Reads a submission that the reader may see. */
export async function readSubmission(
  db: CompanyDb,
  { company_id, id }: { company_id: number; id: number },
): Promise<Row> {
  const { rows } = await sql<Row>`
    select s.id, s.company_id, s.agency_id, g.name as agency, s.application_id,
      j.title as job_title, s.contacts, ${isRenewalAsked} as is_asked
    from agency_submissions s
    join agencies g on g.company_id = s.company_id and g.id = s.agency_id
    join jobs j on j.company_id = s.company_id and j.id = s.job_id
    where s.company_id = ${company_id} and s.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("submission");
  return row;
}

/** An owner as answers show it; null for nobody. */
export const presentOwner = <Agency>(
  owner: Claim | undefined,
  agency: Agency | undefined,
  today: string,
) =>
  owner && agency
    ? {
        agency,
        submission_id: owner.submission_id,
        until: owner.until,
        days_left: daysBetween(today, owner.until),
      }
    : null;

/** Reads the events of a candidate by their contacts, and whose they are on a day. */
export async function readOwner(
  db: CompanyDb,
  { company_id, contacts, id }: { company_id: number; contacts: readonly string[]; id: number },
  day: string,
) {
  const { rows } = await sql<{ events: StoredEvent[] }>`
    select ${eventsOfContacts(company_id, contacts, id)} as events`.execute(db);
  const events = rows[0]?.events ?? [];
  return { events, owner: ownerOn(events, day) };
}
