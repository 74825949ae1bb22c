import type { Endpoint } from "@ats/core/contract/endpoint";
import type { ExplainedRecord } from "@ats/core/roles/contract";
import { type RawBuilder, sql } from "kysely";

/** How people come to see a record of an area. */
export interface ExplainedBy {
  /** The call that reads it, whose right and conditions decide. */
  reads: Endpoint;
  /** Its name in a sentence: "interview". */
  noun: string;
  /**
   * Selects the record, if it exists: its `anonymised`, and the `job_ids` of which one has to be
   * covered; none is for those who see the whole company, and null leaves jobs out of it.
   */
  find(company_id: number, id: number): RawBuilder<unknown>;
}

/** Finds a record that belongs to an application, by the columns `id` and `application_id`. */
export const throughApplication =
  (table: "envelopes" | "interviews"): ExplainedBy["find"] =>
  (company_id, id) =>
    sql`select array[a.job_id::int] as job_ids, a.anonymised
    from ${sql.table(table)} r join applications a
      on a.company_id = r.company_id and a.id = r.application_id
    where r.company_id = ${company_id} and r.id = ${id}`;

/** Finds what belongs to an application by the application's own id. */
export const byApplication: ExplainedBy["find"] = (company_id, id) => sql`
  select array[job_id::int] as job_ids, anonymised
  from applications where company_id = ${company_id} and id = ${id}`;

/** Finds a record that belongs to no job, by the column of the company that owns it. */
export const withoutJobs =
  (
    table: "companies" | "templates" | "users",
    owner: "company_id" | "parent_id" = "company_id",
  ): ExplainedBy["find"] =>
  (company_id, id) =>
    sql`select null as job_ids, false as anonymised
    from ${sql.table(table)} where ${sql.ref(owner)} = ${company_id} and id = ${id}`;

/** The records of an area whose readers are explained. */
export type ExplainParticipant = Partial<Record<ExplainedRecord, ExplainedBy>>;
