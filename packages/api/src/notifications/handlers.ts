import * as contract from "@ats/core/notifications/contract";
import type { Actor } from "@ats/core/rights/rights";
import { implement } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import type { CompanyDb } from "../database/database.ts";
import { notificationRows, presentNotification, unreadCounts } from "./presenter.ts";

const unreadOf = async (db: CompanyDb, userId: number): Promise<number> =>
  (await unreadCounts(db, [userId])).get(userId) ?? 0;

/** Refuses another user's channel as not found. */
function ownChannel(channelId: number, userId: number): void {
  if (channelId !== userId) throw notFound("list of notifications");
}

const listNotifications = implement(
  contract.listNotifications,
  async ({ actor, params, query, db }) => {
    ownChannel(params.channelId, actor.user_id);
    const rows = await notificationRows(db)
      .where("n.company_id", "=", actor.company_id)
      .where("n.user_id", "=", actor.user_id)
      .orderBy("n.created_date_time", "desc")
      .orderBy("n.id", "desc")
      .limit(query.limit)
      .offset((query.page_no - 1) * query.limit)
      .execute();
    const { total } = await db
      .selectFrom("notifications")
      .where("user_id", "=", actor.user_id)
      .select((row) => row.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return {
      records: rows.map((row) => presentNotification(row, actor)),
      total,
      total_unread_count: await unreadOf(db, actor.user_id),
    };
  },
);

/** Updates the user's other open pages. */
const publishRead = (
  { live }: Pick<Services, "live">,
  { company_id, user_id }: Pick<Actor, "company_id" | "user_id">,
  read_ids: number[] | null,
  total_unread_count: number,
) => live.publish({ company_id, reader_id: user_id, read_ids, total_unread_count });

/** Every id must be the caller's own. */
const readNotifications = implement(
  contract.readNotifications,
  async ({ actor, body, db, services, afterCommit }) => {
    const ids = [...new Set(body.ids)];
    const { count } = await db
      .selectFrom("notifications")
      .where("user_id", "=", actor.user_id)
      .where("id", "in", ids)
      .select((row) => row.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count < ids.length) throw notFound("notification");
    await db
      .updateTable("notifications")
      .set({ read_date_time: services.clock() })
      .where("user_id", "=", actor.user_id)
      .where("id", "in", ids)
      .where("read_date_time", "is", null)
      .execute();
    const total_unread_count = await unreadOf(db, actor.user_id);
    afterCommit(() => publishRead(services, actor, ids, total_unread_count));
    return { total_unread_count };
  },
);

const readAllNotifications = implement(
  contract.readAllNotifications,
  async ({ actor, params, db, services, afterCommit }) => {
    ownChannel(params.id, actor.user_id);
    await db
      .updateTable("notifications")
      .set({ read_date_time: services.clock() })
      .where("user_id", "=", actor.user_id)
      .where("read_date_time", "is", null)
      .execute();
    afterCommit(() => publishRead(services, actor, null, 0));
    return { total_unread_count: 0 };
  },
);

export const notificationHandlers = [listNotifications, readNotifications, readAllNotifications];
