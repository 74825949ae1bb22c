import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** A chain of approval that is not on yet, and a stand-in of the recruiter. */
export async function makeApprovals({ db, ids, users }: Northgate) {
  const chain = {
    kind: "job" as const,
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
      kind: chain.kind,
      name: chain.name,
      position: 1,
      scope: JSON.stringify(chain.scope),
      steps: JSON.stringify(chain.steps),
      created_by: null,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const standIn = await db
    .insertInto("approval_delegations")
    .values({
      company_id: ids.northgate,
      from_user_id: users.recruiter.id,
      to_user_id: users.manager.id,
      starts: "2027-03-01",
      ends: "2027-03-05",
      created_by: users.recruiter.id,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { approvalChain: { id, ...chain }, standIn };
}
