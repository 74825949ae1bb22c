import type { StoredApprover } from "@ats/core/approvals/stored-chain";
import type { CompanyDb } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import { replaceApprover } from "./replace-approver.ts";

/** Lets chains follow a role to its new name; refuses the end of a role that they ask. */
export async function followRoleInChains(
  db: CompanyDb,
  from: string,
  to: string | undefined,
): Promise<void> {
  if (from === to) return;
  const chains = await db
    .selectFrom("approval_chains")
    .select(["id", "name", "steps"])
    .forUpdate()
    .execute();
  for (const { id, name, steps } of chains) {
    const asks = (approver: StoredApprover) => approver.by === "role" && approver.role === from;
    if (!steps.some(({ approvers }) => approvers.some(asks))) continue;
    if (to === undefined)
      throw new HttpError(
        409,
        `The approval chain ${name} asks the role ${from}. Choose another approver in Settings, under Approvals, first.`,
      );
    const followed = steps.map((step) => replaceApprover(step, asks, { by: "role", role: to }));
    await db
      .updateTable("approval_chains")
      .set((row) => ({ steps: JSON.stringify(followed), version: row("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
  }
}
