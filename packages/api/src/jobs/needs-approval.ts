import { jobFields } from "@ats/core/approvals/fields";
import { approvedTerms } from "@ats/core/jobs/approval";
import { sql } from "kysely";

const readable = sql.join(
  jobFields.map((field) => sql`${sql.lit(field)}, ${sql.ref(`j.${field}`)}`),
);
const terms = sql.join(approvedTerms.map((term) => sql.lit(term)));

/** True when the job `j` differs from its approved version in what its approval read. */
export const needsApproval = sql<boolean>`coalesce((
  select exists (select from unnest(array[${terms}] || a.reads) read
    where a.job ->> read is distinct from jsonb_build_object(${readable}) ->> read
      and a.job ? read)
  from job_approvals a where a.company_id = j.company_id and a.job_id = j.id
  order by a.id desc limit 1), false)`;
