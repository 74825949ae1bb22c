import {
  mayRemoveView,
  readableState,
  rightOfList,
  type SavedList,
  type SavedState,
} from "@ats/core/lists/saved-view";
import * as contract from "@ats/core/lists/saved-view-contract";
import { type Actor, can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { hasRight } from "../roles/has-right.ts";
import { isOffered } from "../users/offered-users.ts";

const most = 50;

type Row = contract.SavedView & { list: SavedList };

/** Reads the views of a user by name: their own, and those shared with them. */
async function viewsOf(
  db: CompanyDb,
  actor: Pick<Actor, "company_id" | "user_id" | "rights">,
  { list, id, isDefault }: { list?: SavedList; id?: number; isDefault?: boolean },
): Promise<Row[]> {
  const { company_id, user_id } = actor;
  const { rows } = await sql<Row>`
    select v.id, v.name, v.list, v.state, v.shared_with, d.view_id is not null as is_default,
      json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) as owner,
      case when v.user_id = ${user_id} then (select coalesce(array_agg(r.user_id::int
          order by r.user_id), '{}') from saved_view_readers r
        where r.company_id = v.company_id and r.view_id = v.id) else '{}' end as reader_ids
    from saved_views v
    join users u on u.company_id = v.company_id and u.id = v.user_id
    left join default_views d
      on d.company_id = v.company_id and d.user_id = ${user_id} and d.view_id = v.id
    where v.company_id = ${company_id}
      and (v.user_id = ${user_id} or v.shared_with = 'COMPANY'
        or v.shared_with = 'COLLEAGUES' and exists (select from saved_view_readers r
          where r.company_id = v.company_id and r.user_id = ${user_id} and r.view_id = v.id))
      ${list ? sql`and v.list = ${list}` : sql``} ${id ? sql`and v.id = ${id}` : sql``}
      ${isDefault ? sql`and d.view_id is not null` : sql``}
    order by lower(v.name), v.id`.execute(db);
  return rows
    .filter((view) => view.owner.id === user_id || can(actor, rightOfList[view.list]))
    .map((view) =>
      view.owner.id === user_id
        ? view
        : { ...view, state: readableState(actor, view.list, view.state) },
    );
}

async function viewOf(db: CompanyDb, actor: Actor, id: number): Promise<Row> {
  const [view] = await viewsOf(db, actor, { id });
  if (!view) throw notFound("view");
  return view;
}

async function ownView(db: CompanyDb, actor: Actor, id: number): Promise<Row> {
  const view = await viewOf(db, actor, id);
  if (view.owner.id !== actor.user_id)
    throw new HttpError(403, `This view is ${view.owner.name}’s. Save it as a new one.`);
  return view;
}

/** Refuses a name that another of the user's views has. */
async function needFreeName(db: CompanyDb, actor: Actor, { id, list }: Row, name: string) {
  const own = (await viewsOf(db, actor, { list })).filter(
    (view) => view.owner.id === actor.user_id && view.name === name && view.id !== id,
  );
  if (own.length > 0)
    throw new HttpError(409, "You have a view with this name. Choose another name.");
}

const listSavedViews = implement(contract.listSavedViews, async ({ actor, query, db }) => ({
  records: await viewsOf(db, actor, query),
}));

const saveView = implement(contract.saveView, async ({ actor, body, db, services }) => {
  const { company_id, user_id } = actor;
  const { list, name } = body;
  const state = JSON.stringify(body.state);
  const others = (await viewsOf(db, actor, { list })).filter(
    (view) => view.owner.id === user_id && view.name !== name,
  );
  if (others.length >= most)
    throw new HttpError(409, `You have ${most} saved views here. Remove one to save another.`);
  const { id } = await db
    .insertInto("saved_views")
    .values({ company_id, user_id, list, name, state, created_date_time: services.clock() })
    .onConflict((same) =>
      same.columns(["company_id", "user_id", "list", "name"]).doUpdateSet({ state }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return viewOf(db, actor, id);
});

const changeSavedView = implement(contract.changeSavedView, async ({ actor, params, body, db }) => {
  const view = await ownView(db, actor, params.id);
  const { name = view.name, state = view.state } = body;
  await needFreeName(db, actor, view, name);
  await db
    .updateTable("saved_views")
    .set({ name, state: JSON.stringify(state) })
    .where("id", "=", view.id)
    .execute();
  return viewOf(db, actor, view.id);
});

interface Colleague {
  id: number;
  name: string;
}

/** The user's colleagues who may read the list. */
async function colleaguesWho(db: CompanyDb, actor: Actor, list: SavedList): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select id, first_name || ' ' || last_name as name from users
    where company_id = ${actor.company_id} and id <> ${actor.user_id} and home_user_id is null
      and ${isOffered("users")}
      and ${hasRight("users", rightOfList[list])}
    order by lower(first_name), lower(last_name), id`.execute(db);
  return rows;
}

const listViewReaders = implement(contract.listViewReaders, async ({ actor, query, db }) => ({
  records: await colleaguesWho(db, actor, query.list),
}));

const shareSavedView = implement(contract.shareSavedView, async ({ actor, params, body, db }) => {
  const { company_id } = actor;
  const { id: view_id, list } = await ownView(db, actor, params.id);
  const { shared_with } = body;
  const known = new Set((await colleaguesWho(db, actor, list)).map(({ id }) => id));
  const readers =
    shared_with === "COLLEAGUES" ? [...new Set(body.reader_ids)].filter((id) => known.has(id)) : [];
  if (shared_with === "COLLEAGUES" && readers.length === 0)
    throw new HttpError(400, "Choose at least one colleague who may see this list.");
  await db.deleteFrom("saved_view_readers").where("view_id", "=", view_id).execute();
  if (readers.length > 0)
    await db
      .insertInto("saved_view_readers")
      .values(readers.map((user_id) => ({ company_id, user_id, view_id })))
      .execute();
  await db.updateTable("saved_views").set({ shared_with }).where("id", "=", view_id).execute();
  return viewOf(db, actor, view_id);
});

const chooseDefaultView = implement(contract.chooseDefaultView, async ({ actor, body, db }) => {
  const { company_id, user_id } = actor;
  const { list, id } = body;
  if (id === null) {
    await db
      .deleteFrom("default_views")
      .where("user_id", "=", user_id)
      .where("list", "=", list)
      .execute();
    return {};
  }
  const view = await viewOf(db, actor, id);
  if (view.list !== list) throw notFound("view");
  await db
    .insertInto("default_views")
    .values({ company_id, user_id, list, view_id: id })
    .onConflict((same) =>
      same.columns(["company_id", "user_id", "list"]).doUpdateSet({ view_id: id }),
    )
    .execute();
  return {};
});

const removeSavedView = implement(contract.removeSavedView, async ({ actor, params, db }) => {
  const view = await viewOf(db, actor, params.id);
  if (!mayRemoveView(actor, view))
    throw new HttpError(403, `Only ${view.owner.name} or an administrator can delete this view.`);
  await db.deleteFrom("saved_views").where("id", "=", view.id).execute();
  return {};
});

/** The state of each list that opens with a view, by the view's list. */
export const defaultStates = async (
  db: CompanyDb,
  actor: Pick<Actor, "company_id" | "user_id" | "rights">,
): Promise<Partial<Record<SavedList, SavedState>>> =>
  Object.fromEntries(
    (await viewsOf(db, actor, { isDefault: true })).map(({ list, state }) => [list, state]),
  );

export const listHandlers = [
  listSavedViews,
  saveView,
  changeSavedView,
  shareSavedView,
  listViewReaders,
  chooseDefaultView,
  removeSavedView,
];
