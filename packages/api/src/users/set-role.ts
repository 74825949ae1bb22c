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

/** Gives a user a role for a reason outside the product, on the record. */
export async function setRole(
  call: Setting,
  user: { id: number; user_type: string; subject: { id: number; name: string } },
  role: RoleColumns,
  reason: string,
): Promise<void> {
  await call.db
    .updateTable("users")
    .set((row) => ({ ...role, version: row("version", "+", 1) }))
    .where("company_id", "=", call.actor.company_id)
    .where("id", "=", user.id)
    .execute();
  await recordAudit(call, {
    type: "user_changed",
    subject: user.subject,
    changes: [{ field: "user_type", before: user.user_type, after: role.user_type }],
    reason,
  });
}
