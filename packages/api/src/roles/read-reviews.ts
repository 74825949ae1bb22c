import type { AccessReview, ReviewedPerson, ReviewFilter } from "@ats/core/roles/access-review";
import { coverOf, decide } from "@ats/core/rights/decide";
import { type Actor, fieldGroups, spokenRole } from "@ats/core/rights/rights";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { contains } from "../search/field-search.ts";
import { isProvisioned, scopeOf, stateOf } from "../users/account-state.ts";
import { openJobs } from "../users/open-jobs.ts";
import { hasLeft } from "./finish-review.ts";
import { type HeldRole, ownRoleColumns, roleFor } from "./held-role.ts";

type ReviewRow = Omit<AccessReview, "started_date_time" | "finished_date_time"> & {
  started_date_time: Date;
  finished_date_time: Date | null;
};

interface Page {
  page_no: number;
  per_page: number;
}

/** Reads the company's reviews, newest first, with their counts; or one of them. */
export async function readReviews(
  db: Kysely<Tables>,
  company_id: number,
  { id, page_no, per_page, so = "desc" }: Page & { id?: number; so?: "asc" | "desc" },
): Promise<ReviewRow[]> {
  const order = so === "asc" ? sql`r.started_date_time, r.id` : sql`r.started_date_time desc, r.id`;
  const { rows } = await sql<ReviewRow>`
    select r.id, r.role, r.scope, r.due_date, r.started_date_time, r.finished_date_time,
      s.first_name || ' ' || s.last_name as started_by_name,
      e.first_name || ' ' || e.last_name as ended_by_name, n.*
    from access_reviews r
      join users s on s.company_id = r.company_id and s.id = r.started_by
      left join users e on e.company_id = r.company_id and e.id = r.ended_by
      cross join lateral (select count(*)::int as people,
          count(*) filter (where p.decision = 'CONFIRM')::int as confirmed,
          count(*) filter (where p.decision <> 'CONFIRM')::int as revoked,
          count(*) filter (where p.decision is null and ${hasLeft})::int as left
        from access_review_people p join users u on u.company_id = p.company_id and u.id = p.user_id
        where p.company_id = r.company_id and p.review_id = r.id) n
    where r.company_id = ${company_id} ${id === undefined ? sql`` : sql`and r.id = ${id}`}
    order by ${order} limit ${per_page} offset ${page_no * per_page}`.execute(db);
  return rows;
}

const inFilter: Record<ReviewFilter, RawBuilder<unknown>> = {
  open: sql`p.decision is null and not ${hasLeft}`,
  decided: sql`p.decision is not null`,
  all: sql`true`,
};

type PersonRow = Omit<ReviewedPerson, "last_sign_in_date_time" | "decided_date_time" | "reasons"> &
  HeldRole & {
    last_sign_in_date_time: Date | null;
    decided_date_time: Date | null;
    /** Null until somebody decides. */
    reasons: string[] | null;
    jobs: number;
    is_provisioned: boolean;
    total: number;
  };

interface Wanted extends Partial<Page> {
  review_id: number;
  filter?: ReviewFilter;
  user_id?: number;
  q?: string | undefined;
}

/** Reads people of a review by name, with the access that they have or, once decided, had. */
export async function readReviewedPeople(
  db: Kysely<Tables>,
  reader: Pick<Actor, "company_id" | "rights">,
  { review_id, filter = "all", user_id, q = "", page_no = 0, per_page }: Wanted,
  now: Date,
) {
  const { company_id } = reader;
  const where = sql.join(
    [
      sql`p.company_id = ${company_id} and p.review_id = ${review_id}`,
      inFilter[filter],
      ...(user_id === undefined ? [] : [sql`p.user_id = ${user_id}`]),
      ...(q ? [contains(sql`u.first_name || ' ' || u.last_name || ' ' || u.email`, q)] : []),
    ],
    sql` and `,
  );
  const { rows } = await sql<PersonRow>`
    select u.id, u.first_name || ' ' || u.last_name as name, u.email, ${stateOf(now)} as state,
      u.user_type, coalesce(p.user_type, u.user_type) as "userType",
      coalesce(p.scope, ${scopeOf}) as scope, ${sql.join([...ownRoleColumns("u")])},
      case when p.decision is null then u.last_sign_in_date_time else p.last_sign_in_date_time end
        as last_sign_in_date_time,
      p.reasons, p.decision, p.new_role, p.comment, p.decided_date_time,
      d.first_name || ' ' || d.last_name as decided_by_name,
      p.decision is null and ${hasLeft} as has_left,
      (select count(*)::int from ${openJobs}) as jobs,
      ${isProvisioned} as is_provisioned,
      count(*) over ()::int as total
    from access_review_people p
      join users u on u.company_id = p.company_id and u.id = p.user_id
      left join users d on d.company_id = p.company_id and d.id = p.decided_by
    where ${where}
    order by lower(u.last_name), lower(u.first_name), u.id
    ${per_page === undefined ? sql`` : sql`limit ${per_page} offset ${page_no * per_page}`}`.execute(
    db,
  );
  return {
    records: rows.map(({ user_type, own_role, anonymises, jobs, is_provisioned, ...row }) => ({
      ...row,
      reasons:
        row.reasons ??
        reasonsOf(
          { company_id, user_id: row.id, ...roleFor(reader, { user_type, own_role, anonymises }) },
          jobs,
          is_provisioned,
        ),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Sentences on what a person's access is, and what it comes from. */
function reasonsOf(
  person: Omit<Actor, "company_type">,
  jobs: number,
  is_provisioned: boolean,
): string[] {
  const decider = { ...person, company_type: "ATS" as const };
  const hidden = fieldGroups
    .map((group) => decide(decider, { kind: "field", group }, "Their"))
    .filter(({ allowed }) => !allowed)
    .map(({ reason }) => reason);
  return [
    `Their role ${spokenRole(person.role)} covers ${coverOf(person)}.`,
    ...(jobs > 0
      ? [`They are on the hiring team of ${jobs === 1 ? "1 open job" : `${jobs} open jobs`}.`]
      : []),
    ...hidden,
    ...(is_provisioned ? ["The identity provider keeps their account."] : []),
  ];
}
