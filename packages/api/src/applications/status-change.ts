import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { updateApplicationStatus } from "@ats/core/applications/contract";
import {
  type ApplicationStatus,
  movesFrom,
  needsReason,
  statusLabels,
} from "@ats/core/applications/status";
import { sql } from "kysely";
import type { Call } from "../app/implement.ts";
import { notFound } from "../app/refusal.ts";
import type { CompanyDb } from "../database/database.ts";
import { notifyFollowers } from "../notifications/notify.ts";
import {
  type ApplicationRow,
  applicationColumns,
  applicationTables,
  presentApplication,
} from "./presenter.ts";

type Change = Call<typeof updateApplicationStatus>;

/** Moves applications to a status: each that can move does, and each gets its own result. */
export async function changeStatus(call: Change) {
  const { actor, body, db } = call;
  const rows = await lock(db, body.ids);
  const moved = rows.filter((row) => movesFrom(row.status).includes(body.status));
  if (moved.length > 0) await move(call, moved);
  return {
    records: rows.map((row) => ({
      id: row.id,
      updated: moved.includes(row),
      status: moved.includes(row) ? body.status : row.status,
      previous_status: row.status,
      applicant_name: displayName(presentApplication(row, actor)),
      job_no: row.job_number,
      message: moved.includes(row) ? null : whyNot(row.status, body.status),
    })),
  };
}

/** Locked in the order of their ids, so that two bulk changes never wait for each other in a ring. */
async function lock(db: CompanyDb, ids: number[]): Promise<ApplicationRow[]> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<ApplicationRow>`
    select ${applicationColumns} from ${applicationTables} where a.id = any(${wanted}::bigint[])
    order by a.id for update of a`.execute(db);
  if (rows.length < wanted.length) throw notFound("application");
  return rows;
}

async function move({ actor, body, db, services, afterCommit }: Change, rows: ApplicationRow[]) {
  const { status, silent } = body;
  const reason = needsReason(status) ? (body.reason ?? null) : null;
  const now = services.clock();
  await db
    .updateTable("applications")
    .set({ status, status_reason: reason, status_date_time: now })
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  const activities = await db
    .insertInto("activities")
    .values(
      rows.map((row) => ({
        company_id: actor.company_id,
        application_id: row.id,
        user_id: actor.user_id,
        type: "status_changed" as const,
        status_before: row.status,
        status_after: status,
        reason,
        created_date_time: now,
      })),
    )
    .returning(["id", "application_id"])
    .execute();
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

function whyNot(from: ApplicationStatus, to: ApplicationStatus): string {
  if (from === to) return `It is already in ${statusLabels[to]}.`;
  if (from === "INCOMPLETE")
    return "The candidate has not submitted it yet: it can only be withdrawn.";
  return "It was submitted, and cannot become incomplete again.";
}
