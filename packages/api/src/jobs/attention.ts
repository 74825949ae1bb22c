import { attentionMs, type AttentionReason } from "@ats/core/jobs/attention";
import { sql } from "kysely";
import { after, before } from "../session/lifetime.ts";

const when = (reason: AttentionReason, condition: ReturnType<typeof sql>) =>
  sql`case when ${condition} then ${reason} end`;

/** Column `attention` of the job `j`: why it needs some, each reason answered by an index. */
export const attentionColumn = (now: Date) => sql`
  case when j.status = 'ACTIVE' then array_remove(array[
    ${when(
      "stalled",
      sql`exists (select from applications a where a.company_id = j.company_id
        and a.job_id = j.id and a.status_order between 1 and 4
        and a.status_date_time < ${before(now, attentionMs.stalled)})`,
    )},
    ${when(
      "feedback",
      sql`exists (select from applications a join interviews i
          on i.company_id = a.company_id and i.application_id = a.id
        where a.company_id = j.company_id and a.job_id = j.id and a.status_order = 3
          and i.status = 'SCHEDULED' and i.end_date_time < ${before(now, attentionMs.feedback)}
          and not exists (select from scorecards s where s.company_id = a.company_id
            and s.application_id = a.id and s.submitted_date_time > i.start_date_time))`,
    )},
    ${when(
      "shortlist",
      sql`j.closing_date_time between ${now} and ${after(now, attentionMs.shortlist)}
        and not exists (select from job_status_counts c where c.company_id = j.company_id
          and c.job_id = j.id and c.status in ('SHORTLIST','INTERVIEW','PROCESSING','HIRE')
          and c.count > 0)`,
    )}], null) else '{}' end as attention`;
