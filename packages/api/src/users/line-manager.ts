import * as contract from "@ats/core/users/line-manager-contract";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { CompanyDb } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { needUser } from "./need-user.ts";
import { isOffered } from "./offered-users.ts";

/** A user, and everybody whom they manage, directly or through others. */
const managedBy = (company_id: number, user: number) => sql`
  with recursive managed (id) as (
    select ${user}::bigint
    union select u.id from users u join managed m on u.line_manager_id = m.id
      where u.company_id = ${company_id})
  select id from managed`;

const possibleManagers = (db: CompanyDb, { company_id, id }: { company_id: number; id: number }) =>
  db
    .selectFrom("users")
    .where("company_id", "=", company_id)
    .where("home_user_id", "is", null)
    .where("deleted_date_time", "is", null)
    .where(sql<boolean>`users.id not in (${managedBy(company_id, id)})`)
    .select(["id", "first_name", "last_name"]);

const colleaguesOf = (db: CompanyDb, user: { company_id: number; id: number }) =>
  possibleManagers(db, user)
    .where(isOffered("users"))
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id");

const named = async (db: CompanyDb, company_id: number, id: number | null) =>
  id === null
    ? null
    : ((await db
        .selectFrom("users")
        .where("company_id", "=", company_id)
        .where("id", "=", id)
        .select(["id", "first_name", "last_name"])
        .executeTakeFirst()) ?? null);

async function managerOf(db: CompanyDb, { company_id, id }: { company_id: number; id: number }) {
  const { line_manager_id } = await db
    .selectFrom("users")
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .select("line_manager_id")
    .executeTakeFirstOrThrow();
  return line_manager_id;
}

const get = implement(contract.getLineManager, async (call) => {
  const { db, params } = call;
  const user = await needUser(call, params.id);
  return {
    line_manager: await named(db, user.company_id, await managerOf(db, user)),
    colleagues: await colleaguesOf(db, user).execute(),
  };
});

const change = implement(contract.changeLineManager, async (call) => {
  const { body, db } = call;
  await lockLineManagers(call);
  const user = await needUser(call, call.params.id);
  const now = await managerOf(db, user);
  if (now !== body.before)
    throw new HttpError(
      409,
      "The line manager changed meanwhile. Look at who it is and choose again.",
    );
  if (body.after !== null && body.after !== now) {
    const { name } = user.subject;
    const chosen = await colleaguesOf(db, user).where("id", "=", body.after).executeTakeFirst();
    if (!chosen)
      throw new HttpError(
        409,
        `They cannot manage ${name}: they cannot sign in here, or ${name} manages them. Choose somebody else.`,
      );
  }
  await writeLineManager(call, user, body.after);
  return {};
});

type Changing = Pick<Call, "actor" | "db" | "services" | "afterCommit">;
type User = Awaited<ReturnType<typeof needUser>>;

/** Two changes at once could make a circle that neither sees. */
const lockLineManagers = ({ actor, db }: Changing) =>
  sql`select pg_advisory_xact_lock(hashtext('line_managers'), ${actor.company_id}::int)`.execute(
    db,
  );

/**
 * Makes somebody the line manager as the company's records say, though their account may be closed.
 * False for nobody's id, and for somebody whom the user manages.
 */
export async function setLineManager(
  call: Changing,
  user: User,
  manager: number | null,
): Promise<boolean> {
  await lockLineManagers(call);
  if (manager !== null) {
    const chosen = await possibleManagers(call.db, user)
      .where("id", "=", manager)
      .executeTakeFirst();
    if (!chosen) return false;
  }
  await writeLineManager(call, user, manager);
  return true;
}

async function writeLineManager(call: Changing, user: User, manager: number | null) {
  const { db } = call;
  const { company_id, subject } = user;
  const now = await managerOf(db, user);
  if (manager === now) return;
  await db
    .updateTable("users")
    .set({ line_manager_id: manager })
    .where("company_id", "=", company_id)
    .where("id", "=", user.id)
    .execute();
  const [before, after] = [
    await named(db, company_id, now),
    await named(db, company_id, manager),
  ].map((one) => one && `${one.first_name} ${one.last_name}`);
  const changes = [{ field: "line_manager", before: before ?? null, after: after ?? null }];
  await recordAudit(call, { type: "user_changed", subject, changes });
}

export const lineManagerHandlers = [get, change];
