import { isInterviewShown } from "@ats/core/agency-portal/shown-interviews";
import type { Acting } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";
import { addNotices } from "./notices.ts";
import { publishToAgencies } from "./publish-to-agencies.ts";

/** Tells the agency of a candidate that an interview or an invitation to one has changed. */
export async function tellAgencyOfInterviews(call: Acting, application_id: number): Promise<void> {
  const { actor, db } = call;
  const submission = await db
    .selectFrom("agency_submissions")
    .select(["id as submission_id", "agency_id", "job_id"])
    .where("company_id", "=", actor.company_id)
    .where("application_id", "=", application_id)
    .where("end_reason", "is", null)
    .executeTakeFirst();
  if (!submission) return;
  const settings = await readSetting(db, actor.company_id, "agency_settings");
  if (!isInterviewShown(settings, { isToCome: true })) return;
  if (!actor.visitor) await addNotices(call, "INTERVIEW", [submission]);
  await publishToAgencies(call, [submission.agency_id]);
}
