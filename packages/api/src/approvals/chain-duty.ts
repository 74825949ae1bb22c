import { routes } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import type { DutyOf } from "../users/duty-participant.ts";
import { replaceApprover } from "./replace-approver.ts";

/** Chains `c` that name a user as approver or fallback. */
const names = (user: number) => sql`exists (
  select from jsonb_array_elements(c.steps) as step
  where (step ->> 'fallback')::bigint = ${user}
    or step -> 'approvers' @> ${JSON.stringify([{ by: "person", user_id: user }])}::jsonb)`;

/** The chains that name a leaver; a colleague takes their place in each. */
export const chainDuty: DutyOf = {
  find: ({ id }) => sql`select c.id::text as id, c.name as label,
      ${`${routes.Settings}?section=approvals`}::text as path
    from approval_chains c where ${names(id)} order by c.position, c.id`,
  async reassign({ db, user }, to, ids) {
    const chains = await db
      .selectFrom("approval_chains")
      .where("id", "in", ids.map(Number))
      .select(["id", "steps"])
      .forUpdate()
      .execute();
    for (const { id, steps } of chains) {
      const handedOver = steps.map((step) => ({
        ...replaceApprover(step, (each) => each.by === "person" && each.user_id === user.id, {
          by: "person",
          user_id: to.id,
        }),
        fallback: step.fallback === user.id ? to.id : step.fallback,
      }));
      await db
        .updateTable("approval_chains")
        .set((row) => ({ steps: JSON.stringify(handedOver), version: row("version", "+", 1) }))
        .where("id", "=", id)
        .execute();
    }
  },
};
