import { getCandidate } from "@ats/core/candidates/details-contract";
import { sql } from "kysely";
import type { ExplainParticipant } from "../roles/explained-record.ts";

export const candidatesExplained = {
  candidates: {
    reads: getCandidate,
    noun: "candidate",
    find: (company_id, id) => sql`select c.anonymised,
        array(select a.job_id::int from applications a
          where a.company_id = c.company_id and a.candidate_id = c.id) as job_ids
      from candidates c where c.company_id = ${company_id} and c.id = ${id}`,
  },
} satisfies ExplainParticipant;
