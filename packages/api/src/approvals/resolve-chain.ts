import { type Chain, chainFor, type ChainStep } from "@ats/core/approvals/chain";
import type { StoredApprover, StoredStep } from "@ats/core/approvals/stored-chain";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { approversOf } from "../jobs/approval.ts";
import type { Subject } from "./subject.ts";

/** The steps that a request has to pass, with the users whom they ask. */
export interface ResolvedChain {
  chain_id: number | null;
  chain_name: string;
  steps: ChainStep[];
}

/** Name of the step of a company without a chain for the request: who may publish jobs approves. */
const publisher = "Publisher";

/** Finds the first chain whose scope a request meets, and the users whom it asks now. */
export async function resolveChain(
  db: CompanyDb,
  subject: Subject,
  requester: number,
): Promise<ResolvedChain> {
  const { company_id, recruiter_id } = subject;
  const chain = await findChain(db, subject);
  // Without a chain only a job needs approval: by those who may publish jobs.
  if (!chain && subject.kind !== "job") return { chain_id: null, chain_name: "", steps: [] };
  if (!chain) {
    const actor = { company_id, user_id: requester } as Parameters<typeof approversOf>[0]["actor"];
    const approvers = (await approversOf({ actor, db }, recruiter_id ?? 0)).map(({ id }) => id);
    const step = { id: "publisher", name: publisher, stage: 1, approvers, needed: 1 };
    return {
      chain_id: null,
      chain_name: publisher,
      steps: [{ ...step, condition: null, fallback: null, reads: [] }],
    };
  }
  const steps: ChainStep[] = [];
  for (const { approvers, escalate_after: _, ...step } of chain.steps) {
    const ids: number[] = [];
    for (const each of approvers) ids.push(...(await usersOf(db, subject, requester, each)));
    steps.push({ ...step, approvers: [...new Set(ids)] });
  }
  return { chain_id: chain.id, chain_name: chain.name, steps };
}

/** The first chain that is on and whose scope the request meets. */
export async function findChain(db: CompanyDb, { company_id, kind, fields }: Subject) {
  const chains = await db
    .selectFrom("approval_chains")
    .select(["id", "name", "is_on", "scope", "steps"])
    .where("company_id", "=", company_id)
    .where("kind", "=", kind)
    .where("is_on", "=", true)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const found = chainFor(
    chains.map((chain): Omit<Chain, "steps"> => chain),
    fields,
  );
  return chains.find(({ id }) => id === found?.id) as
    | { id: number; name: string; steps: StoredStep[] }
    | undefined;
}

/** A user who may be missing, as a list. */
export const known = (id: number | null) => (id === null ? [] : [id]);

async function usersOf(
  db: CompanyDb,
  subject: Subject,
  requester: number,
  approver: StoredApprover,
): Promise<number[]> {
  switch (approver.by) {
    case "person":
      return [approver.user_id];
    case "hiring_manager":
      return known(subject.hiring_manager_id);
    case "recruiter":
      return known(subject.recruiter_id);
    case "line_manager": {
      const found = await db
        .selectFrom("users")
        .select("line_manager_id")
        .where("company_id", "=", subject.company_id)
        .where("id", "=", requester)
        .executeTakeFirst();
      return known(found?.line_manager_id ?? null);
    }
    case "role":
      return usersWithRole(db, subject, approver.role);
  }
}

/** Active users with the role, built-in or the company's own, where it covers the subject. */
async function usersWithRole(
  db: CompanyDb,
  { company_id, covered, recruiter_id, hiring_manager_id }: Subject,
  role: string,
): Promise<number[]> {
  const { job_id, dept, brand_name } = covered;
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
    left join roles r on r.company_id = u.company_id and r.id = u.role_id
    where u.company_id = ${company_id} and u.is_active and u.home_company_id is null
      and coalesce(r.name, u.user_type) = ${role}
      and case coalesce(r.scope, 'company')
        when 'company' then true
        when 'departments' then ${dept} = any(u.scope_values)
        when 'brands' then ${brand_name} = any(u.scope_values)
        when 'named_jobs' then ${String(job_id)} = any(u.scope_values)
        else u.id in (${recruiter_id}::bigint, ${hiring_manager_id}::bigint) or exists (select from job_members m
          where m.company_id = u.company_id and m.job_id = ${job_id}::bigint and m.user_id = u.id) end
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}
