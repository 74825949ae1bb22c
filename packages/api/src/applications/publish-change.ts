import type { Call } from "../kernel/implement.ts";

/**
 * Makes open lists read changed applications again, once the change is committed. With activities,
 * it also announces their notifications.
 */
export function publishChange(
  {
    actor,
    services,
    afterCommit,
  }: Pick<Call, "services" | "afterCommit"> & { actor: Pick<Call["actor"], "company_id"> },
  applications: readonly { id: number; job_id: number }[],
  activity_ids: number[] = [],
): void {
  for (const [job_id, ofJob] of Map.groupBy(applications, (application) => application.job_id))
    afterCommit(() =>
      services.live.publish({
        company_id: actor.company_id,
        job_id,
        application_ids: ofJob.map(({ id }) => id),
        activity_ids,
      }),
    );
}
