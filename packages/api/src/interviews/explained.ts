import { getInterview } from "@ats/core/interviews/contract";
import { sql } from "kysely";
import type { ExplainParticipant } from "../roles/explained-record.ts";

export const interviewsExplained = {
  interviews: {
    reads: getInterview,
    noun: "interview",
    find: (company_id, id) => sql`select array[a.job_id::int] as job_ids, a.anonymised
      from interviews i join applications a
        on a.company_id = i.company_id and a.id = i.application_id
      where i.company_id = ${company_id} and i.id = ${id}`,
  },
} satisfies ExplainParticipant;
