import { spokenJob } from "@ats/core/jobs/job-name";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { CompanyDb } from "../database/database.ts";
import type { RecordedActor } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import type { RoleColumns } from "./give-role.ts";

interface Setting {
  actor: RecordedActor;
  db: CompanyDb;
  services: Pick<Services, "clock">;
}

/** Gives a user a role for a reason that the record names, such as an identity provider's claim. */
export async function setRole(
  call: Setting,
  user: RoleColumns & {
    id: number;
    subject: { id: number; name: string };
  },
  role: RoleColumns,
  reason: string,
): Promise<void> {
  await call.db
    .updateTable("users")
    .set((row) => ({ ...role, version: row("version", "+", 1) }))
    .where("company_id", "=", call.actor.company_id)
    .where("id", "=", user.id)
    .execute();
  const changes = changesBetween(
    await recordedRole(call.db, user),
    await recordedRole(call.db, role),
  );
  await recordAudit(call, { type: "user_changed", subject: user.subject, changes, reason });
}

/** A role as the record of changes names it: with the names of its jobs. */
export async function recordedRole(
  db: CompanyDb,
  { user_type, role_id, scope_values }: RoleColumns,
) {
  const ids = scope_values.filter((value) => /^\d{1,15}$/.test(value));
  const named =
    role_id === null || ids.length === 0
      ? []
      : await db
          .selectFrom("jobs as j")
          .innerJoin("roles as r", "r.company_id", "j.company_id")
          .where("r.id", "=", role_id)
          .where("r.scope", "=", "named_jobs")
          .where("j.id", "in", ids.map(Number))
          .select(["j.id", "j.title", "j.job_number"])
          .execute();
  const names = new Map(named.map((job) => [String(job.id), spokenJob(job)]));
  return { user_type, scope_values: scope_values.map((value) => names.get(value) ?? value) };
}
