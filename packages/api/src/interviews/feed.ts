import * as contract from "@ats/core/interviews/feed-contract";
import { to } from "@ats/core/navigation/routes";
import { can } from "@ats/core/rights/rights";
import { fillPath } from "@ats/core/contract/endpoint";
import { sql } from "kysely";
import { implement, implementPublic } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { inCompany } from "../database/database.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import { feedFile } from "./ics.ts";
import { ownRoleColumns, roleOf } from "../roles/held-role.ts";
import { involves } from "./list.ts";
import { interviewRows, presentInterviews } from "./presenter.ts";
import { after, before } from "../kernel/time.ts";

const dayMs = 24 * 60 * 60_000;

const read = implementPublic(contract.readCalendarFeed, async ({ params, services }) => {
  const { system, clock, publicUrl } = services;
  const owner = await system
    .selectFrom("calendar_feeds as f")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "f.company_id").onRef("u.id", "=", "f.user_id"),
    )
    .innerJoin("companies as c", "c.id", "f.company_id")
    .where("f.secret_hash", "=", hashSecret(params.secret))
    .where("c.disabled", "=", false)
    .where("u.is_active", "=", true)
    .select(["f.company_id", "f.user_id", "u.user_type", ...ownRoleColumns("u"), "c.company_type"])
    .executeTakeFirst();
  if (!owner) throw notFound("calendar");
  const actor = { ...owner, ...roleOf(owner) };
  if (!can(actor, "VIEW_INTERVIEWS")) throw notFound("calendar");
  const now = clock();
  const { company_id, user_id } = owner;
  const interviews = await inCompany(system, actor, async (db) => {
    const rows = await interviewRows(
      db,
      sql`i.company_id = ${company_id} and ${involves(user_id)}
        and i.start_date_time > ${before(now, contract.feedDays.before * dayMs)}
        and i.start_date_time < ${after(now, contract.feedDays.after * dayMs)}`,
    );
    return presentInterviews(db, actor, rows);
  });
  const url = new URL(to.calendar(), publicUrl).href;
  return {
    type: "text/calendar; charset=utf-8",
    name: "interviews.ics",
    read: async () => new TextEncoder().encode(feedFile(interviews, { url, now })),
  };
});

const since = implement(contract.getCalendarFeed, async ({ actor, db }) => {
  const feed = await db
    .selectFrom("calendar_feeds")
    .select("created_date_time")
    .where("company_id", "=", actor.company_id)
    .where("user_id", "=", actor.user_id)
    .executeTakeFirst();
  return { created_date_time: feed?.created_date_time ?? null };
});

const create = implement(contract.createCalendarFeed, async ({ actor, db, services }) => {
  const secret = newSecret();
  const feed = { secret_hash: hashSecret(secret), created_date_time: services.clock() };
  await db
    .insertInto("calendar_feeds")
    .values({ company_id: actor.company_id, user_id: actor.user_id, ...feed })
    .onConflict((conflict) => conflict.columns(["company_id", "user_id"]).doUpdateSet(feed))
    .execute();
  const path = fillPath(contract.readCalendarFeed.path, { secret });
  return { url: new URL(path, services.publicUrl).href };
});

const remove = implement(contract.removeCalendarFeed, async ({ actor, db }) => {
  await db
    .deleteFrom("calendar_feeds")
    .where("company_id", "=", actor.company_id)
    .where("user_id", "=", actor.user_id)
    .execute();
  return {};
});

export const feedHandlers = [read, since, create, remove];
