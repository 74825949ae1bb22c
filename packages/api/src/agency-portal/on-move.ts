import { shownStage } from "@ats/core/agency-portal/submission";
import { sql } from "kysely";
import type { MovedApplication, MoveParticipant } from "../applications/move-participant.ts";
import type { CompanyDb } from "../database/database.ts";
import { readSetting } from "../settings/read-setting.ts";
import { addNotices, type Notice } from "./notices.ts";
import { publishToAgencies } from "./publish-to-agencies.ts";

/** Agencies hear of moves of their own candidates, as far as the company shows their progress. */
export const agencyPortalOnMove: MoveParticipant = {
  async onMove(call, { applications, transferTo }) {
    const { actor, db } = call;
    const submissions = await readSubmissions(db, actor.company_id, applications);
    if (submissions.size === 0) return;
    const { shown_progress } = await readSetting(db, actor.company_id, "agency_settings");
    const notices: Notice[] = [];
    for (const { row, to } of applications) {
      const submission = submissions.get(row.id);
      if (!submission) continue;
      const { id: submission_id, agency_id, job_id } = submission;
      const isThere = row.job_id === job_id;
      const staysThere = isThere && !transferTo;
      const stageOf = (status: typeof row.status, node_name: string | null) =>
        JSON.stringify(shownStage(shown_progress, { status, node_name }));
      const stage_before = stageOf(row.status, isThere ? row.node_name : null);
      const stage_after = stageOf(to.status, staysThere ? to.node_name : null);
      if (stage_before !== stage_after)
        notices.push({ agency_id, job_id, submission_id, stage_before });
    }
    await addNotices(call, "MOVED", notices);
    await publishToAgencies(
      call,
      notices.map(({ agency_id }) => agency_id),
    );
  },
};

/** The submissions of applications, by application. */
async function readSubmissions(
  db: CompanyDb,
  company_id: number,
  applications: readonly MovedApplication[],
) {
  const submissions = await db
    .selectFrom("agency_submissions")
    .select(["id", "agency_id", "job_id", "application_id"])
    .where("company_id", "=", company_id)
    .where(
      "application_id",
      "=",
      sql<number>`any(${applications.map(({ row }) => row.id)}::bigint[])`,
    )
    .execute();
  return new Map(submissions.map((submission) => [submission.application_id, submission]));
}
