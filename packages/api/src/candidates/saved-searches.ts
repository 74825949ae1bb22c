import * as contract from "@ats/core/candidates/saved-search-contract";
import { implement } from "../app/implement.ts";
import { notFound, Refusal } from "../app/refusal.ts";

const most = 50;

export const listSavedSearches = implement(contract.listSavedSearches, async ({ actor, db }) => ({
  records: await db
    .selectFrom("saved_searches")
    .where("company_id", "=", actor.company_id)
    .where("user_id", "=", actor.user_id)
    .select(["id", "name", "state"])
    .orderBy("name")
    .execute(),
}));

export const saveSearch = implement(contract.saveSearch, async ({ actor, body, db, services }) => {
  const { company_id, user_id } = actor;
  const state = JSON.stringify(body.state);
  const { count } = await db
    .selectFrom("saved_searches")
    .where("company_id", "=", company_id)
    .where("user_id", "=", user_id)
    .where("name", "<>", body.name)
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= most)
    throw new Refusal(409, `You have ${most} saved searches. Remove one to save another.`);
  return db
    .insertInto("saved_searches")
    .values({ company_id, user_id, name: body.name, state, created_date_time: services.clock() })
    .onConflict((same) => same.columns(["company_id", "user_id", "name"]).doUpdateSet({ state }))
    .returning(["id", "name", "state"])
    .executeTakeFirstOrThrow();
});

export const removeSavedSearch = implement(
  contract.removeSavedSearch,
  async ({ actor, params, db }) => {
    const { numDeletedRows } = await db
      .deleteFrom("saved_searches")
      .where("user_id", "=", actor.user_id)
      .where("id", "=", params.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound("search");
    return {};
  },
);
