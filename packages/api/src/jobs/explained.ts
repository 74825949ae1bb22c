import { getJob } from "@ats/core/jobs/contract";
import { sql } from "kysely";
import type { ExplainParticipant } from "../roles/explained-record.ts";

export const jobsExplained = {
  jobs: {
    reads: getJob,
    noun: "job",
    find: (company_id, id) => sql`select array[id::int] as job_ids, false as anonymised
      from jobs where company_id = ${company_id} and id = ${id}`,
  },
} satisfies ExplainParticipant;
