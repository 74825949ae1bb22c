import { displayName } from "@ats/core/anonymisation/anonymisation";
import { reasonNeeded, type updateApplicationStatus } from "@ats/core/applications/contract";
import { needsReason, statusLabels, whyNotMoved } from "@ats/core/applications/status";
import type { Call } from "../app/implement.ts";
import { Refusal } from "../app/refusal.ts";
import { writeStageMessages } from "../messages/stage-messages.ts";
import { notifyFollowers } from "../notifications/notify.ts";
import { record } from "./activity.ts";
import { readExitReasons } from "./exit-reasons.ts";
import { lockApplications } from "./lock.ts";
import { type ApplicationRow, presentApplication } from "./presenter.ts";

type Change = Call<typeof updateApplicationStatus>;

/** Moves applications to a status: each that can move does, and each gets its own result. */
export async function changeStatus(call: Change) {
  const { actor, body, db } = call;
  await needReason(call);
  const rows = await lockApplications(db, body.ids);
  const refusals = new Map(rows.map((row) => [row, whyNot(row, body)]));
  const moved = rows.filter((row) => !refusals.get(row));
  if (moved.length > 0) await move(call, moved);
  return {
    records: rows.map((row) => ({
      id: row.id,
      updated: moved.includes(row),
      status: moved.includes(row) ? body.status : row.status,
      previous_status: row.status,
      applicant_name: displayName(presentApplication(row, actor)),
      job_no: row.job_number,
      message: refusals.get(row) ?? null,
    })),
  };
}

/** A reason is one of the company's. */
async function needReason({ db, body }: Change): Promise<void> {
  if (!needsReason(body.status)) return;
  const reasons = await readExitReasons(db);
  if (!reasons.some(({ status, label }) => status === body.status && label === body.reason))
    throw new Refusal(400, reasonNeeded);
}

async function move(call: Change, rows: ApplicationRow[]) {
  const { actor, body, db, services, afterCommit } = call;
  const { status, silent } = body;
  const reason = needsReason(status) ? (body.reason ?? null) : null;
  await db
    .updateTable("applications")
    .set({ status, status_reason: reason, status_date_time: services.clock() })
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  await writeStageMessages(
    call,
    rows.map(({ id }) => id),
    status,
    body.tell,
  );
  const activities = await record(
    call,
    rows.map((row) => ({
      application_id: row.id,
      type: "status_changed" as const,
      status_before: row.status,
      status_after: status,
      reason,
    })),
  );
  for (const [job_id, ofJob] of Map.groupBy(rows, (row) => row.job_id)) {
    const application_ids = ofJob.map(({ id }) => id);
    const activity_ids = activities
      .filter(({ application_id }) => application_ids.includes(application_id))
      .map(({ id }) => id);
    await notifyFollowers(db, { activity_ids, job_id, initiator_id: actor.user_id, silent });
    afterCommit(() =>
      services.live.publish({
        company_id: actor.company_id,
        job_id,
        application_ids,
        activity_ids,
      }),
    );
  }
}

/** Why an application stays where it is; nothing where it moves. */
function whyNot({ id, status: from, version }: ApplicationRow, body: Change["body"]) {
  const { ids, versions, status: to } = body;
  if (versions && versions[ids.indexOf(id)] !== version)
    return `It was moved to ${statusLabels[from]} meanwhile. Look again, then move it.`;
  return whyNotMoved(from, to);
}
