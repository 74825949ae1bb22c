import { sql } from "kysely";
import { addNotices, dropNotices } from "../agency-portal/notices.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { after } from "../kernel/time.ts";
import { mailHoldMs } from "../notifications/notify.ts";
import type { JobParticipant } from "../jobs/job-participant.ts";
import { readActiveAgencies } from "./releases/read-releases.ts";
import {
  addReleases,
  currentReleases,
  endReleases,
  plainTexts,
  type Releasing,
} from "./releases/write-releases.ts";

/** A job that is released from the list goes to every agency that the company works with, at once. */
export const agenciesOnJob: JobParticipant = {
  async onRelease(call, job, { is_released, is_undo }) {
    const subject = { id: job.id, name: job.title };
    if (!is_released) {
      const current = await currentReleases(call.db, call.actor.company_id, job.id);
      await endReleases(
        call,
        current.map(({ id }) => id),
      );
      await recordAudit(call, { type: "job_taken_back", subject });
      return undefined;
    }
    if (is_undo) await reopenReleases(call, job.id);
    else {
      const agencies = await readActiveAgencies(call, "");
      if (agencies.length === 0)
        return "Your company works with no agency now. Add one under Agencies.";
      await addReleases(call, job, new Map(agencies.map(({ id }) => [id, 0])), plainTexts);
    }
    await recordAudit(call, { type: "job_released", subject });
    return undefined;
  },
};

/** Undoes the last withdrawal of a job from agencies. */
async function reopenReleases({ actor, db, services }: Releasing, job_id: number): Promise<void> {
  const { rows } = await sql<{
    agency_id: number;
    opens_date_time: Date;
  }>`update job_releases set withdrawn_by = null, withdrawn_date_time = null
    where company_id = ${actor.company_id} and job_id = ${job_id} and withdrawn_date_time = (
      select max(r.withdrawn_date_time) from job_releases r
      where r.company_id = ${actor.company_id} and r.job_id = ${job_id})
    and id = (select max(r.id) from job_releases r where r.company_id = job_releases.company_id
      and r.job_id = job_releases.job_id and r.agency_id = job_releases.agency_id)
    returning agency_id, opens_date_time`.execute(db);
  const call = { actor, db, services };
  const agencies = rows.map(({ agency_id }) => agency_id);
  const untold = await dropNotices(call, "WITHDRAWN", job_id, agencies);
  const now = services.clock();
  await addNotices(
    call,
    "RELEASED",
    rows
      .filter(({ agency_id, opens_date_time: opens }) => !untold.has(agency_id) || opens > now)
      .map(({ agency_id, opens_date_time: opens }) => ({
        agency_id,
        job_id,
        due_date_time: after(opens > now ? opens : now, mailHoldMs),
      })),
  );
}
