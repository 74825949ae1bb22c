import { listEnvelopes } from "@ats/core/documents/contract";
import { sql } from "kysely";
import type { ExplainParticipant } from "../roles/explained-record.ts";

export const documentsExplained = {
  /** Documents to sign, job offers among them. */
  documents: {
    reads: listEnvelopes,
    noun: "document",
    find: (company_id, id) => sql`select array[a.job_id::int] as job_ids, a.anonymised
      from envelopes e join applications a
        on a.company_id = e.company_id and a.id = e.application_id
      where e.company_id = ${company_id} and e.id = ${id}`,
  },
} satisfies ExplainParticipant;
