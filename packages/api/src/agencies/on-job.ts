import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { JobParticipant } from "../jobs/job-participant.ts";
import { readActiveAgencies } from "./releases/read-releases.ts";
import {
  addReleases,
  currentReleases,
  endReleases,
  plainTexts,
  reopenReleases,
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
    if (is_undo)
      await reopenReleases(
        call,
        job.id,
        sql`withdrawn_date_time = (select max(r.withdrawn_date_time) from job_releases r
          where r.company_id = ${call.actor.company_id} and r.job_id = ${job.id})`,
      );
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
