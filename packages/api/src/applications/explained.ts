import { getApplication, listNotes } from "@ats/core/applications/contract";
import { sql } from "kysely";
import type { ExplainedBy, ExplainParticipant } from "../roles/explained-record.ts";

const find: ExplainedBy["find"] = (company_id, id) => sql`
  select array[job_id::int] as job_ids, anonymised
  from applications where company_id = ${company_id} and id = ${id}`;

export const applicationsExplained = {
  applications: { reads: getApplication, noun: "application", find },
  /** By the id of their application. */
  notes: { reads: listNotes, noun: "application", find },
} satisfies ExplainParticipant;
