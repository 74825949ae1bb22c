import { listUsers } from "@ats/core/users/list-contract";
import { sql } from "kysely";
import type { ExplainParticipant } from "../roles/explained-record.ts";

export const usersExplained = {
  users: {
    // Anybody reads their own record; this is about those of others.
    reads: listUsers,
    noun: "user",
    find: (company_id, id) => sql`select null as job_ids, false as anonymised
      from users where company_id = ${company_id} and id = ${id}`,
  },
} satisfies ExplainParticipant;
