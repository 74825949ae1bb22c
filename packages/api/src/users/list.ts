import { isWhole, termsOfCondition, type TextCondition } from "@ats/core/lists/conditions";
import type { Colleague, ListedUser } from "@ats/core/users/account";
import {
  accountStates,
  type UserFilter,
  type userSearchFields,
  type userSortColumns,
} from "@ats/core/users/list-columns";
import { roles } from "@ats/core/rights/rights";
import * as contract from "@ats/core/users/list-contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { notFound } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { textCondition, timeCondition } from "../lists/conditions.ts";
import { isOneOf } from "../lists/list-query.ts";
import { contains, equals } from "../search/field-search.ts";
import {
  invitationEnd,
  isProvisioned,
  isOwnUser,
  namedJobsFor,
  scopeOf,
  stateOf,
} from "./account-state.ts";
import { isOffered } from "./offered-users.ts";
import { openJobs } from "./open-jobs.ts";
import { photoUrl } from "./photo-url.ts";

type Field = (typeof userSearchFields)[number];
type Column = (typeof userSortColumns)[number];

const sortKeys: Record<Column, RawBuilder<unknown>[]> = {
  created_date_time: [sql`u.created_date_time`],
  name: [sql`lower(u.last_name)`, sql`lower(u.first_name)`],
  email: [sql`u.email_key`],
  userType: [sql`u.user_type`],
  last_sign_in_date_time: [sql`u.last_sign_in_date_time`],
};

const inFilter: Record<UserFilter, RawBuilder<SqlBool>> = {
  approved: sql`u.registered_date_time is not null`,
  unapproved: sql`u.registered_date_time is null`,
  all: sql`true`,
};

const whole: Partial<Record<Field, true>> = { state: true, mfa: true, userType: true };

const columnOf = (now: Date): Record<Field, RawBuilder<unknown>> => ({
  first_name: sql`u.first_name`,
  last_name: sql`u.last_name`,
  email: sql`u.email`,
  userType: sql`u.user_type`,
  dept: sql`(select string_agg(distinct j.dept, ' ') from ${openJobs})`,
  state: stateOf(now),
  mfa: sql`case when u.has_mfa then 'on' else 'off' end`,
});

function matches(
  { field, operator }: Pick<TextCondition<Field>, "field" | "operator">,
  term: string,
  now: Date,
): RawBuilder<SqlBool> {
  if (field === "state")
    return isOneOf(
      stateOf(now),
      accountStates.filter((one) => one === term),
    );
  if (field === "dept" && isWhole(operator))
    return sql`exists (select from ${openJobs} and ${equals(sql`j.dept`, term)})`;
  const column = columnOf(now)[field];
  return whole[field] || isWhole(operator) ? equals(column, term) : contains(column, term);
}

/** Every word is part of the name or the email, so that a full name finds its person. */
const byWords = (q: string) =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => contains(sql`u.first_name || ' ' || u.last_name || ' ' || u.email`, word));

type Row = Omit<ListedUser, "profile_url"> & { photo_key: string | null };

const listUsers = implement(contract.listUsers, async ({ actor, query, db, services }) => {
  const { q = "", s, filter, sc, so, page_no, per_page } = query;
  const now = services.clock();
  const conditions = s.flatMap((condition): RawBuilder<SqlBool>[] => {
    if (condition.kind === "text") {
      const terms = termsOfCondition(condition).map((term) => matches(condition, term, now));
      const isPresence = condition.operator === "empty" || condition.operator === "filled";
      return terms.length > 0 || isPresence
        ? [textCondition(condition, columnOf(now)[condition.field], terms)]
        : [];
    }
    return condition.kind === "time"
      ? [timeCondition(condition, sql.ref(`u.${condition.field}`), now)]
      : [];
  });
  const where = sql.join(
    [
      sql`u.company_id = ${actor.company_id} and ${isOwnUser}`,
      inFilter[filter],
      ...byWords(q),
      ...conditions,
    ],
    sql` and `,
  );
  const direction = so === "asc" ? sql`asc nulls first` : sql`desc nulls last`;
  const order = sql.join([...sortKeys[sc].map((key) => sql`${key} ${direction}`), sql`u.id`]);
  const { rows } = await sql<Row & { total: number }>`
    with page as materialized (select u.id from users u where ${where} order by ${order}
      limit ${per_page} offset ${page_no * per_page})
    select u.id, u.first_name, u.last_name, u.email, u.telephone, u.photo_key,
      u.user_type as "userType", ${stateOf(now)} as state, u.has_mfa as mfa,
      u.created_date_time, u.last_sign_in_date_time, ${scopeOf} as scope, u.scope_values,
      ${namedJobsFor(actor)} as named_jobs,
      ${invitationEnd} as invitation_expires_date_time, ${isProvisioned} as is_provisioned,
      coalesce((select array_agg(distinct j.dept order by j.dept) filter (where j.dept <> '')
        from ${openJobs}), '{}') as depts,
      (select count(*)::int from ${openJobs}) as jobs,
      (select count(*)::int from users u where ${where}) as total
    from page join users u using (id) order by ${order}`.execute(db);
  return {
    records: rows.map(({ photo_key, ...row }) => ({
      ...row,
      profile_url: photoUrl(row.id, photo_key),
    })),
    total: rows[0]?.total ?? (page_no === 0 ? 0 : await readTotal(db, where)),
  };
});

/** Reads the total alone, for a page after the last, which has no row to carry it. */
async function readTotal(db: CompanyDb, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from users u where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}

type ColleagueRow = Omit<Colleague, "profile_url"> & { photo_key: string | null };

async function readColleagues(
  db: CompanyDb,
  company_id: number,
  of: RawBuilder<SqlBool>,
  { offset = 0, limit = 10_000 } = {},
) {
  const where = sql`u.company_id = ${company_id} and ${isOwnUser} and ${of}`;
  const { rows } = await sql<ColleagueRow>`
    select u.id, u.first_name, u.last_name, u.email, u.user_type as "userType", u.photo_key
    from users u where ${where} order by lower(u.last_name), lower(u.first_name), u.id
    limit ${limit} offset ${offset}`.execute(db);
  return {
    records: rows.map(({ photo_key, ...row }) => ({
      ...row,
      profile_url: photoUrl(row.id, photo_key),
    })),
    total: await readTotal(db, where),
  };
}

const listAllUsers = implement(contract.listAllUsers, async ({ actor, query, db }) => {
  const { page_no, per_page: limit } = query;
  const page = { offset: (page_no - 1) * limit, limit };
  return readColleagues(db, actor.company_id, isOffered("u"), page);
});

const listUsersWithRole = implement(contract.listUsersWithRole, async ({ actor, params, db }) => {
  const { role } = params;
  const users = await readColleagues(
    db,
    actor.company_id,
    sql`${isOffered("u")} and u.user_type = ${role}`,
  );
  const isKnown = async () =>
    roles.some((each) => each === role) ||
    (await db.selectFrom("roles").where("name", "=", role).select("id").executeTakeFirst());
  if (users.total === 0 && !(await isKnown())) throw notFound("role");
  return users;
});

const getUsersDetails = implement(contract.getUsersDetails, async ({ actor, body, db }) =>
  readColleagues(db, actor.company_id, sql`u.id = any(${body.ids}::bigint[])`),
);

export const userListHandlers = [listUsers, listAllUsers, listUsersWithRole, getUsersDetails];
