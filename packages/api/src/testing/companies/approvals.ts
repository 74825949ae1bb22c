import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** A chain of approval that is not on yet. */
export async function makeApprovals({ db, ids }: Northgate) {
  const chain = {
    name: "Board",
    scope: [],
    steps: [
      {
        id: "board",
        name: "Board",
        stage: 1,
        approvers: [{ by: "role" as const, role: "Recruiter admin user" }],
        needed: 1,
        condition: null,
        fallback: null,
        reads: [],
        escalate_after: null,
      },
    ],
  };
  const { id } = await db
    .insertInto("approval_chains")
    .values({
      company_id: ids.northgate,
      name: chain.name,
      position: 1,
      scope: JSON.stringify(chain.scope),
      steps: JSON.stringify(chain.steps),
      created_by: null,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { approvalChain: { id, ...chain } };
}
