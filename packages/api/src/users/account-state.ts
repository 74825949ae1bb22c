import { invitationDays } from "@ats/core/users/account";
import type { AccountState } from "@ats/core/users/list-columns";
import type { JobName } from "@ats/core/jobs/job-name";
import { type Actor, can, type Scope } from "@ats/core/rights/rights";
import { sql } from "kysely";
import { before } from "../kernel/time.ts";
import { jobsNamedBy } from "../roles/named-jobs.ts";

/** Milliseconds for which an invitation is valid. */
export const invitationMs = invitationDays * 24 * 60 * 60_000;

/** SQL for the state of the account of row `u`. */
export const stateOf = (now: Date) => sql<AccountState>`case
  when u.deactivated_date_time is not null then 'DEACTIVATED'
  when u.locked_date_time is not null then 'LOCKED'
  when u.registered_date_time is not null then 'ACTIVE'
  when u.invited_date_time > ${before(now, invitationMs)} then 'INVITED'
  when u.asked_date_time is not null and u.invited_date_time is null then 'ASKED'
  else 'EXPIRED' end`;

/** SQL for the end of the newest invitation of row `u`; null once its user has registered. */
export const invitationEnd = sql<Date | null>`case when u.registered_date_time is null
  then u.invited_date_time + ${invitationMs} * interval '1 ms' end`;

/** SQL condition on row `u`: one of the company's own users, who has not been deleted. */
export const isOwnUser = sql<boolean>`u.home_user_id is null and u.deleted_date_time is null`;

/** SQL: an identity provider keeps row `u`. */
export const isProvisioned = sql<boolean>`exists (select from provisioned_users p
  where p.company_id = u.company_id and p.user_id = u.id)`;

/** SQL for the scope of the role of row `u`. */
export const scopeOf = sql<Scope>`coalesce((select r.scope from roles r
  where r.company_id = u.company_id and r.id = u.role_id), 'company')`;

/** SQL for the named jobs that the role of row `u` covers, of those that the reader may see. */
export const namedJobsFor = (reader: Pick<Actor, "rights">) =>
  can(reader, "VIEW_JOBS")
    ? sql<JobName[]>`case ${scopeOf} when 'named_jobs' then ${jobsNamedBy("u")} else '[]' end`
    : sql<JobName[]>`'[]'::json`;
