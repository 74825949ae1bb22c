import { getClient } from "@ats/core/clients/contract";
import { sql } from "kysely";
import type { ExplainParticipant } from "../roles/explained-record.ts";

export const clientsExplained = {
  clients: {
    reads: getClient,
    noun: "company",
    find: (company_id, id) => sql`select null as job_ids, false as anonymised
      from companies where parent_id = ${company_id} and id = ${id}`,
  },
} satisfies ExplainParticipant;
