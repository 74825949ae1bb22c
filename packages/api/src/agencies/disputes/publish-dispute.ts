import { publishToAgencies } from "../../agency-portal/publish-to-agencies.ts";
import type { Acting } from "../../kernel/implement.ts";
import type { DisputeRow } from "./read-dispute.ts";

/** Lets open pages of both sides read a dispute again, once it is committed. */
export async function publishDispute(
  call: Acting,
  { company_id, agency_id, job_id, application_id }: DisputeRow,
): Promise<void> {
  await publishToAgencies(call, [agency_id]);
  const application_ids = application_id === null ? [] : [application_id];
  call.afterCommit(() =>
    call.services.live.publish({ company_id, job_id, application_ids, activity_ids: [] }),
  );
}
