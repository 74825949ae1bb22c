import type { ExitReasonGroup, saveExitReasons } from "@ats/core/applications/reasons-contract";
import {
  type ExitStatus,
  exitReasons,
  exitStatuses,
  statusLabels,
} from "@ats/core/applications/status";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Call } from "../kernel/implement.ts";
import { stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";

/** The company's reasons by group; the default ones for a group without any. */
export async function readExitReasons(db: CompanyDb): Promise<ExitReasonGroup[]> {
  const own = await db
    .selectFrom("exit_reason_groups")
    .select(["status", "labels", "version"])
    .execute();
  return exitStatuses.map((status) =>
    present(own.find((group) => group.status === status) ?? { status, labels: [], version: 0 }),
  );
}

const present = ({ status, labels, version }: ExitReasonGroup): ExitReasonGroup => ({
  status,
  labels: labels.length > 0 ? labels : [...exitReasons[status]],
  version,
});

export async function isExitReason(
  db: CompanyDb,
  status: ExitStatus,
  reason: string | undefined,
): Promise<boolean> {
  const groups = await readExitReasons(db);
  return groups.some((group) => group.status === status && group.labels.includes(reason ?? ""));
}

/**
 * Replaces a group's reasons, unless they changed since the writer read them. Applications keep
 * theirs.
 */
export async function writeExitReasons(call: Call<typeof saveExitReasons>) {
  const { actor, params, body, db, version } = call;
  const { company_id } = actor;
  const group = { ...params, ...body, version: version + 1 };
  const before = (await readExitReasons(db)).find(({ status }) => status === params.status);
  const saved = await db
    .insertInto("exit_reason_groups")
    .values({ ...group, company_id, version: 1 })
    .onConflict((same) =>
      same
        .columns(["company_id", "status"])
        .doUpdateSet(group)
        .where("exit_reason_groups.version", "=", version),
    )
    .returning("version")
    .executeTakeFirst();
  if (saved?.version !== group.version) throw stale("These reasons were");
  const after = present(group);
  await recordAudit(call, {
    type: "exit_reasons_changed",
    subject: { id: params.status, name: statusLabels[params.status] },
    changes: changesBetween({ labels: before?.labels }, { labels: after.labels }),
  });
  return after;
}
