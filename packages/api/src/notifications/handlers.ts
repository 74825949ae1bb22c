import * as contract from "@ats/core/notifications/contract";
import {
  listNotificationJobs as listNotificationJobsContract,
  notificationsPerJob,
} from "@ats/core/notifications/groups-contract";
import type { Actor } from "@ats/core/rights/rights";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ReadEvent } from "../kernel/ports/live-channel.ts";
import { implement } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import type { CompanyDb } from "../database/database.ts";
import { notificationSettingsHandlers } from "./settings.ts";
import { notificationRows, presentJob, presentNotification, unreadCounts } from "./presenter.ts";

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
      .where(isListed(query.type, query.job_id))
      .orderBy("n.created_date_time", "desc")
      .orderBy("n.id", "desc")
      .limit(query.limit)
      .offset((query.page_no - 1) * query.limit)
      .execute();
    const { total } = await db
      .selectFrom("notifications as n")
      .where("n.user_id", "=", actor.user_id)
      .where(isListed(query.type, query.job_id))
      .select((row) => row.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return {
      records: rows.map((row) => presentNotification(row, actor)),
      total,
      total_unread_count: await unreadOf(db, actor.user_id),
    };
  },
);

const conditions: Record<contract.NotificationType, RawBuilder<SqlBool>> = {
  all: sql`true`,
  unread: sql`n.read_date_time is null`,
  mentions: sql`n.event = 'MENTIONED'`,
};

/** Condition on notifications `n` of a list, or of one job in it. */
const isListed = (type: contract.NotificationType, jobId?: number): RawBuilder<SqlBool> =>
  sql`n.in_app and ${conditions[type]}${jobId === undefined ? sql`` : sql` and n.job_id = ${jobId}`}`;

/** Updates the user's other open pages. */
const publishRead = (
  { live }: Pick<Services, "live">,
  { company_id, user_id }: Pick<Actor, "company_id" | "user_id">,
  read: Pick<ReadEvent, "read_ids" | "read_job_id" | "total_unread_count">,
) => live.publish({ company_id, reader_id: user_id, ...read });

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
    afterCommit(() => publishRead(services, actor, { read_ids: ids, total_unread_count }));
    return { total_unread_count };
  },
);

const readAllNotifications = implement(
  contract.readAllNotifications,
  async ({ actor, params, query: { job_id }, db, services, afterCommit }) => {
    ownChannel(params.id, actor.user_id);
    await db
      .updateTable("notifications as n")
      .set({ read_date_time: services.clock() })
      .where("n.user_id", "=", actor.user_id)
      .where(isListed("unread", job_id))
      .execute();
    const total_unread_count = job_id === undefined ? 0 : await unreadOf(db, actor.user_id);
    afterCommit(() =>
      publishRead(services, actor, { read_ids: null, read_job_id: job_id, total_unread_count }),
    );
    return { total_unread_count };
  },
);

const listNotificationJobs = implement(
  listNotificationJobsContract,
  async ({ actor, params, query, db }) => {
    ownChannel(params.channelId, actor.user_id);
    const { rows: jobs } = await sql<{
      id: number;
      job_number: number;
      title: string;
      is_muted: boolean;
      total: number;
      total_unread_count: number;
      newest_ids: number[];
      jobs_total: number;
    }>`
      select j.id, j.job_number, j.title, g.total, g.unread as total_unread_count, g.jobs_total,
        exists (select from muted_jobs m where m.company_id = j.company_id
          and m.user_id = ${actor.user_id} and m.job_id = j.id) as is_muted,
        array(select n.id from notifications n where n.company_id = j.company_id
          and n.user_id = ${actor.user_id} and n.job_id = j.id and ${isListed(query.type)}
          order by n.created_date_time desc, n.id desc limit ${notificationsPerJob}) as newest_ids
      from (select n.job_id, count(*)::int as total, max(n.created_date_time) as newest,
          (count(*) filter (where n.read_date_time is null))::int as unread,
          (count(*) over ())::int as jobs_total
        from notifications n
        where n.company_id = ${actor.company_id} and n.user_id = ${actor.user_id}
          and ${isListed(query.type)}
        group by n.job_id order by newest desc, n.job_id limit ${query.limit}
        offset ${(query.page_no - 1) * query.limit}) g
      join jobs j on j.company_id = ${actor.company_id} and j.id = g.job_id
      order by g.newest desc, j.id`.execute(db);
    const rows = await notificationRows(db)
      .where("n.company_id", "=", actor.company_id)
      .where("n.id", "=", sql<number>`any(${jobs.flatMap((job) => job.newest_ids)}::bigint[])`)
      .orderBy("n.created_date_time", "desc")
      .orderBy("n.id", "desc")
      .execute();
    const counts = await db
      .selectFrom("notifications as n")
      .where("n.user_id", "=", actor.user_id)
      .where(isListed("all"))
      .select(({ fn }) => [
        fn.countAll<number>().as("all"),
        fn.countAll<number>().filterWhere(isListed("unread")).as("unread"),
        fn.countAll<number>().filterWhere(isListed("mentions")).as("mentions"),
      ])
      .executeTakeFirstOrThrow();
    return {
      records: jobs.map(({ id, job_number, title, is_muted, total, total_unread_count }) => ({
        job: presentJob({ id, job_number, title }, actor),
        is_muted,
        notifications: rows
          .filter(({ job_id }) => job_id === id)
          .map((row) => presentNotification(row, actor)),
        total,
        total_unread_count,
      })),
      total: jobs[0]?.jobs_total ?? 0,
      counts,
    };
  },
);

export const notificationHandlers = [
  listNotifications,
  readNotifications,
  readAllNotifications,
  listNotificationJobs,
  ...notificationSettingsHandlers,
];
