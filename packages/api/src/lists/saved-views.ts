import * as contract from "@ats/core/lists/saved-view-contract";
import { implement } from "../kernel/implement.ts";
import { notFound, HttpError } from "../kernel/http-error.ts";

const most = 50;

const listSavedViews = implement(contract.listSavedViews, async ({ actor, query, db }) => ({
  records: await db
    .selectFrom("saved_views")
    .where("company_id", "=", actor.company_id)
    .where("user_id", "=", actor.user_id)
    .where("list", "=", query.list)
    .select(["id", "name", "state"])
    .orderBy("name")
    .execute(),
}));

const saveView = implement(contract.saveView, async ({ actor, body, db, services }) => {
  const { company_id, user_id } = actor;
  const { list, name } = body;
  const state = JSON.stringify(body.state);
  const { count } = await db
    .selectFrom("saved_views")
    .where("company_id", "=", company_id)
    .where("user_id", "=", user_id)
    .where("list", "=", list)
    .where("name", "<>", name)
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= most)
    throw new HttpError(409, `You have ${most} saved views here. Remove one to save another.`);
  return db
    .insertInto("saved_views")
    .values({ company_id, user_id, list, name, state, created_date_time: services.clock() })
    .onConflict((same) =>
      same.columns(["company_id", "user_id", "list", "name"]).doUpdateSet({ state }),
    )
    .returning(["id", "name", "state"])
    .executeTakeFirstOrThrow();
});

const removeSavedView = implement(contract.removeSavedView, async ({ actor, params, db }) => {
  const { numDeletedRows } = await db
    .deleteFrom("saved_views")
    .where("user_id", "=", actor.user_id)
    .where("id", "=", params.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("view");
  return {};
});

export const listHandlers = [listSavedViews, saveView, removeSavedView];
