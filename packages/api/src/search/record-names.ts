import { anonymise, displayName, hiddenFields } from "@ats/core/anonymisation/anonymisation";
import type { Output } from "@ats/core/contract/endpoint";
import { type Actor, can } from "@ats/core/rights/rights";
import type { nameRecords, RecordKind } from "@ats/core/search/names-contract";
import { sql } from "kysely";
import { erasedOrder } from "../candidates/status-order.ts";
import type { CompanyDb } from "../database/database.ts";

type NamedRecord = Output<typeof nameRecords>["records"][number];

interface Person {
  id: number;
  candidate_number: number;
  anonymised: boolean;
  first_name: string;
  last_name: string;
}

/** The records among the ids that the actor may see, under the names that the actor may see. */
export async function namesOf(
  db: CompanyDb,
  actor: Actor,
  ids: Record<RecordKind, number[]>,
): Promise<NamedRecord[]> {
  const named = [
    can(actor, "VIEW_JOBS") && applicationNames(db, actor, ids.applications),
    can(actor, "VIEW_CANDIDATES") && candidateNames(db, actor, ids.candidates),
    can(actor, "VIEW_JOBS") && jobNames(db, ids.jobs),
  ];
  return (await Promise.all(named)).flatMap((records) => records || []);
}

async function applicationNames(db: CompanyDb, actor: Actor, ids: number[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<Person & { job_title: string }>`
    select a.id, a.candidate_number, a.anonymised, c.first_name, c.last_name, j.title as job_title
    from applications a join candidates c on c.id = a.candidate_id join jobs j on j.id = a.job_id
    where a.id = any(${ids}::bigint[]) and c.status_order > ${sql.lit(erasedOrder)}`.execute(db);
  return rows.map(
    (row): NamedRecord => ({
      kind: "applications",
      id: row.id,
      name: nameOf(row, actor),
      details: [row.job_title],
    }),
  );
}

async function candidateNames(db: CompanyDb, actor: Actor, ids: number[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<Person>`
    select id, candidate_number, anonymised, first_name, last_name from candidates
    where id = any(${ids}::bigint[]) and status_order > ${sql.lit(erasedOrder)}`.execute(db);
  return rows.map(
    (row): NamedRecord => ({
      kind: "candidates",
      id: row.id,
      name: nameOf(row, actor),
      details: [String(row.candidate_number)],
    }),
  );
}

async function jobNames(db: CompanyDb, ids: number[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; title: string; job_number: number; location: string }>`
    select id, title, job_number, location from jobs
    where id = any(${ids}::bigint[])`.execute(db);
  return rows.map(
    ({ id, title, job_number, location }): NamedRecord => ({
      kind: "jobs",
      id,
      name: title,
      details: [String(job_number), location].filter(Boolean),
    }),
  );
}

const nameOf = (person: Person, actor: Actor) =>
  displayName(anonymise(person, hiddenFields(actor, person.anonymised)));
