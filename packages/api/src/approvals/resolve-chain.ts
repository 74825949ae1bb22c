import { type Chain, chainFor, type ChainStep, type Fields } from "@ats/core/approvals/chain";
import { fieldsOf } from "@ats/core/approvals/fields";
import type { StoredApprover, StoredStep } from "@ats/core/approvals/stored-chain";
import { sql } from "kysely";
import { asCompany, type CompanyDb } from "../database/database.ts";
import { approversOf } from "../jobs/approval.ts";

/** A job's columns that a request asks for, and the people whom a chain may name. */
export interface AskingJob {
  id: number;
  company_id: number;
  job_number: number;
  status: string;
  title: string;
  dept: string;
  brand_name: string;
  location: string;
  job_type: string;
  source: string;
  openings: number;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  recruiter_id: number;
  hiring_manager_id: number;
  created_by: number | null;
  approval_requested_by: number | null;
}

/** Reads a job, whether or not the caller's role covers it: approvers are asked about any. */
export const readAskingJob = (db: CompanyDb, company_id: number, id: number) =>
  asCompany(db, company_id, () =>
    db
      .selectFrom("jobs")
      .select(["id", "company_id", "job_number", "status", "title", "dept", "brand_name"])
      .select(["location", "job_type", "source", "openings", "salary_min", "salary_max"])
      .select(["currency", "recruiter_id", "hiring_manager_id", "created_by"])
      .select("approval_requested_by")
      .where("company_id", "=", company_id)
      .where("id", "=", id)
      .executeTakeFirst(),
  );

export const fieldsOfJob = (job: AskingJob, asked: Fields = {}): Fields => fieldsOf(job, asked);

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
  job: AskingJob,
  fields: Fields,
  requester: number,
): Promise<ResolvedChain> {
  const chain = await findChain(db, job.company_id, fields);
  if (!chain) {
    const actor = { company_id: job.company_id, user_id: requester } as Parameters<
      typeof approversOf
    >[0]["actor"];
    const approvers = (await approversOf({ actor, db }, job.recruiter_id)).map(({ id }) => id);
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
    for (const each of approvers) ids.push(...(await usersOf(db, job, requester, each)));
    steps.push({ ...step, approvers: [...new Set(ids)] });
  }
  return { chain_id: chain.id, chain_name: chain.name, steps };
}

/** The first chain that is on and whose scope the request meets. */
async function findChain(db: CompanyDb, company_id: number, fields: Fields) {
  const chains = await db
    .selectFrom("approval_chains")
    .select(["id", "name", "is_on", "scope", "steps"])
    .where("company_id", "=", company_id)
    .where("is_on", "=", true)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const found = chainFor(
    chains.map((chain): Chain => ({ ...chain, steps: [] })),
    fields,
  );
  return chains.find(({ id }) => id === found?.id) as
    | { id: number; name: string; steps: StoredStep[] }
    | undefined;
}

async function usersOf(
  db: CompanyDb,
  job: AskingJob,
  requester: number,
  approver: StoredApprover,
): Promise<number[]> {
  switch (approver.by) {
    case "person":
      return [approver.user_id];
    case "hiring_manager":
      return [job.hiring_manager_id];
    case "recruiter":
      return [job.recruiter_id];
    case "line_manager": {
      const found = await db
        .selectFrom("users")
        .select("line_manager_id")
        .where("company_id", "=", job.company_id)
        .where("id", "=", requester)
        .executeTakeFirst();
      return found?.line_manager_id ? [found.line_manager_id] : [];
    }
    case "role":
      return usersWithRole(db, job, approver.role);
  }
}

/** Active users with the role, built-in or the company's own, where it covers the job. */
async function usersWithRole(db: CompanyDb, job: AskingJob, role: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
    left join roles r on r.company_id = u.company_id and r.id = u.role_id
    where u.company_id = ${job.company_id} and u.is_active and u.home_company_id is null
      and coalesce(r.name, u.user_type) = ${role}
      and case coalesce(r.scope, 'company')
        when 'company' then true
        when 'departments' then ${job.dept} = any(u.scope_values)
        when 'brands' then ${job.brand_name} = any(u.scope_values)
        when 'named_jobs' then ${String(job.id)} = any(u.scope_values)
        else u.id in (${job.recruiter_id}, ${job.hiring_manager_id}) or exists (select from job_members m
          where m.company_id = u.company_id and m.job_id = ${job.id} and m.user_id = u.id) end
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}
