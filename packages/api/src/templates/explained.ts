import { getTemplate } from "@ats/core/templates/contract";
import { sql } from "kysely";
import type { ExplainParticipant } from "../roles/explained-record.ts";

export const templatesExplained = {
  templates: {
    reads: getTemplate,
    noun: "template",
    find: (company_id, id) => sql`select null as job_ids, false as anonymised
      from templates where company_id = ${company_id} and id = ${id}`,
  },
} satisfies ExplainParticipant;
