import { approvedTerms } from "@ats/core/jobs/approval";
import { sql } from "kysely";

/** True when the job `j` differs from its approved version in salary or headcount. */
export const needsApproval = sql<boolean>`coalesce((
  select ${sql.join(
    approvedTerms.map(
      (term) => sql`a.job ->> ${sql.lit(term)} is distinct from ${sql.ref(`j.${term}`)}::text`,
    ),
    sql` or `,
  )}
  from job_approvals a where a.company_id = j.company_id and a.job_id = j.id
  order by a.id desc limit 1), false)`;
