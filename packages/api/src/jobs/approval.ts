import { approvalProcess, meetsRule, systemFlag } from "@ats/core/flags/flags";
import type { getJobApproval } from "@ats/core/jobs/approval-contract";
import { changesBetween, type NamedJob } from "@ats/core/jobs/changes";
import type { Call } from "../kernel/implement.ts";
import { hasRight } from "../roles/has-right.ts";
import { readApprovedVersion } from "./approved-version.ts";
import { readJob } from "./details.ts";

type Asking = Pick<Call, "actor" | "db">;

/** True when the company's drafts are published only with approval. */
export async function hasApprovals({ actor, db }: Asking): Promise<boolean> {
  const { system_flags } = await db
    .selectFrom("companies")
    .select("system_flags")
    .where("id", "=", actor.company_id)
    .executeTakeFirstOrThrow();
  return meetsRule(approvalProcess, (name) => systemFlag(system_flags, name));
}

/** Colleagues whom the actor asks for approval: the recruiter if they may publish; else all who may. */
export async function approversOf({ actor, db }: Asking, recruiter_id: number) {
  const mayPublish = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "email"])
    .where("company_id", "=", actor.company_id)
    .where("id", "<>", actor.user_id)
    .where("home_company_id", "is", null)
    .where("is_active", "=", true)
    .where(hasRight("users", "PUBLISH_JOBS"))
    .orderBy("id")
    .execute();
  const recruiter = mayPublish.filter(({ id }) => id === recruiter_id);
  return recruiter.length > 0 ? recruiter : mayPublish;
}

/** Who would be asked for approval, what was approved last, and what has changed since. */
export async function readApproval(
  { params, ...call }: Call<typeof getJobApproval>,
  askedOf?: (call: Asking, job: { id: number }) => Promise<number[]>,
) {
  const job = await readJob(call.db, params.id);
  const asked = askedOf ? await askedOf(call, job) : [];
  const approvers = !askedOf
    ? await approversOf(call, job.recruiter_id)
    : asked.length > 0
      ? await call.db
          .selectFrom("users")
          .select(["id", "first_name", "last_name", "email"])
          .where("company_id", "=", call.actor.company_id)
          .where("id", "in", asked)
          .orderBy("id")
          .execute()
      : [];
  const version = await readApprovedVersion(call.db, params.id);
  if (!version) return { approvers, approved: null, changes: [] };
  const user = await call.db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "email"])
    .where("company_id", "=", call.actor.company_id)
    .where("id", "=", version.user_id)
    .executeTakeFirst();
  return {
    approvers,
    approved: {
      terms: version.job,
      user: user ?? null,
      date_time: version.approved_date_time,
    },
    changes: changesBetween(version.job, job as NamedJob),
  };
}
