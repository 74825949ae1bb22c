import { releaseProblem } from "@ats/core/jobs/release-rules";
import * as contract from "@ats/core/jobs/release-contract";
import { sql } from "kysely";
import { type Call, implement } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import { inStatuses } from "../applications/list-query.ts";
import { isSwitchedOn } from "../settings/switched-on.ts";
import type { JobParticipant } from "./job-participant.ts";
import { setReleased } from "./set-released.ts";
import { lockJobs } from "./status-change.ts";

/**
 * Releases active jobs to all agencies, takes them back, or undoes either. Stale or unfit jobs stay.
 */
export async function releaseEach(
  { body, ...call }: Call<typeof contract.releaseJobs>,
  participants: readonly JobParticipant[],
) {
  const { services } = call;
  const { is_released, is_undo } = body;
  if (!(await isSwitchedOn(call, "agency_enabled")))
    throw new HttpError(
      409,
      "Your company does not work with agencies, so jobs cannot be released.",
    );
  const versions = new Map(body.jobs.map(({ id, version }) => [id, version]));
  const records = [];
  for (const job of await lockJobs(call, [...versions.keys()])) {
    const { id, job_number, title, status, version } = job;
    const before = is_undo && is_released ? job.previous_released_date_time : null;
    let message =
      version !== versions.get(id)
        ? "Someone has changed it since. Check it again."
        : before
          ? null
          : releaseProblem(job, is_released);
    for (const { onRelease } of message ? [] : participants)
      message ??= (await onRelease?.(call, job, { is_released, is_undo })) ?? null;
    if (!message) await setReleased(call, job, is_released ? (before ?? services.clock()) : null);
    const now = message ? version : version + 1;
    records.push({ id, job_number, title, status, version: now, updated: !message, message });
  }
  return { records };
}

/**
 * Subtracts the viewed applications from the counters, so that no job's applications are counted.
 */
export const unviewedOfJobs = implement(
  contract.countUnviewedOfJobs,
  async ({ actor, query, db }) => {
    const { rows } = await sql<{ id: number; count: number }>`
      with viewed as materialized (
        select a.job_id, count(*) as count from application_views v
          join applications a on a.company_id = v.company_id and a.id = v.application_id
        where v.user_id = ${actor.user_id} and ${inStatuses("active", undefined)} group by 1)
      select c.job_id as id, (sum(c.count) - coalesce(max(v.count), 0))::int as count
      from job_status_counts c left join viewed v on v.job_id = c.job_id
      where c.job_id = any(${query.id}::bigint[])
        and c.status in ('APPLIED', 'SHORTLIST', 'INTERVIEW', 'PROCESSING')
      group by 1`.execute(db);
    return { records: rows };
  },
);
