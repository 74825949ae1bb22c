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
  user: {
    id: number;
    user_type: string;
    scope_values: string[];
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
  const { user_type, scope_values, subject } = user;
  const changes = changesBetween(
    { user_type, scope_values },
    { user_type: role.user_type, scope_values: role.scope_values },
  );
  await recordAudit(call, { type: "user_changed", subject, changes, reason });
}
