import { attentionMs, attentionNames, type AttentionReason } from "@ats/core/jobs/attention";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { after, before } from "../kernel/time.ts";

/** Conditions by reason for the active job `j`, each answered by an index. */
const conditions: Record<AttentionReason, (now: Date) => RawBuilder<SqlBool>> = {
  stalled: (now) => sql`exists (select from applications a where a.company_id = j.company_id
    and a.job_id = j.id and a.status_order between 1 and 4
    and a.status_date_time < ${before(now, attentionMs.stalled)})`,
  feedback: (now) => sql`exists (select from applications a where a.company_id = j.company_id
    and a.job_id = j.id and a.status_order between 1 and 4
    and a.feedback_awaited_date_time < ${before(now, attentionMs.feedback)})`,
  shortlist: (
    now,
  ) => sql`(j.closing_date_time between ${now} and ${after(now, attentionMs.shortlist)}
    and not exists (select from job_status_counts c where c.company_id = j.company_id
      and c.job_id = j.id and c.status in ('SHORTLIST','INTERVIEW','PROCESSING','HIRE')
      and c.count > 0))`,
  filled: () => sql`coalesce((select c.count from job_status_counts c
    where c.company_id = j.company_id and c.job_id = j.id and c.status = 'HIRE'), 0) >= j.openings`,
};

/** Column `attention` of the job `j`: the reasons that hold. */
export const attentionColumn = (now: Date) => {
  const found = attentionNames.map(
    (reason) => sql`case when ${conditions[reason](now)} then ${reason} end`,
  );
  return sql`case when j.status = 'ACTIVE'
    then array_remove(array[${sql.join(found)}], null) else '{}' end as attention`;
};

/** True for a job `j` that needs attention, for one reason or any. */
export function needsAttention(reason: AttentionReason | "any", now: Date): RawBuilder<SqlBool> {
  const reasons = reason === "any" ? attentionNames : [reason];
  const any = reasons.map((each) => conditions[each](now));
  return sql`(j.status = 'ACTIVE' and (${sql.join(any, sql` or `)}))`;
}
