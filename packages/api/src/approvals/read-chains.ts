import type { ApprovalChain } from "@ats/core/approvals/chains-contract";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** The company's chains in their order. */
export async function readChains(db: CompanyDb): Promise<ApprovalChain[]> {
  const { rows } = await sql<ApprovalChain>`
    select c.id, c.kind, c.name, c.is_on, c.scope, c.steps, c.version,
      (select count(*)::int from requisitions r where r.company_id = c.company_id
        and r.chain_id = c.id and r.state = 'pending') as waiting
    from approval_chains c order by c.position, c.id`.execute(db);
  return rows;
}

/** Everybody whom the chains name as approver or fallback. */
export const peopleOf = (chains: readonly Pick<ApprovalChain, "steps">[]): number[] => [
  ...new Set(
    chains.flatMap(({ steps }) =>
      steps.flatMap(({ approvers, fallback }) => [
        ...approvers.flatMap((each) => (each.by === "person" ? each.user_id : [])),
        ...(fallback === null ? [] : [fallback]),
      ]),
    ),
  ),
];
