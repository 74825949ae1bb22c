import { isChosen } from "@ats/core/notifications/choices";
import { defaultDigest } from "@ats/core/notifications/digest";
import { nextDigest } from "@ats/core/notifications/next-digest";
import {
  eventDefinitions,
  eventOf,
  type NotificationChannel,
} from "@ats/core/notifications/events";
import type { NotificationEvent, NotificationReason } from "@ats/core/notifications/notification";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { after } from "../kernel/time.ts";
import { companyCalendar } from "./company-calendar.ts";
import { readSetting } from "../settings/read-setting.ts";

/** Gathers the mails of one act, and leaves time to read them in the product instead. */
export const mailHoldMs = 60_000;

export interface Recipient {
  user_id: number;
  reason: NotificationReason;
}

/**
 * Notifies people of activities by the channels that they have chosen. Leaves out those who want no
 * notifications or have muted the job. Part of the caller's transaction.
 */
export async function notify(
  db: CompanyDb,
  {
    activity_ids,
    recipients,
    silent = false,
  }: {
    activity_ids: readonly number[];
    recipients: readonly Recipient[];
    /** True for no sound and no toast. */
    silent?: boolean;
  },
): Promise<void> {
  if (activity_ids.length === 0 || recipients.length === 0) return;
  const activities = await db
    .selectFrom("activities")
    .where("id", "=", sql<number>`any(${[...activity_ids]}::bigint[])`)
    .select(["company_id", "id", "type", "created_date_time"])
    // Its trigger fills it.
    .select(sql<number>`job_id`.as("job_id"))
    .orderBy("id")
    .execute();
  const causes = activities.flatMap(({ id: activity_id, type, ...cause }): Cause[] => {
    const event = eventOf(type);
    return event ? [{ ...cause, activity_id, question_id: null, event }] : [];
  });
  await insertNotifications(db, causes, recipients, silent);
}

/** Notifies the recruiter of a job of an agency's question. Part of the caller's transaction. */
export const notifyOfQuestion = (
  db: CompanyDb,
  question: { company_id: number; id: number; job_id: number; created_date_time: Date },
  recruiter_id: number,
): Promise<void> => {
  const { id: question_id, ...cause } = question;
  return insertNotifications(
    db,
    [{ ...cause, question_id, activity_id: null, event: "AGENCY_ASKED" }],
    [{ user_id: recruiter_id, reason: "RECRUITER" }],
    false,
  );
};

interface Cause {
  company_id: number;
  activity_id: number | null;
  question_id: number | null;
  job_id: number;
  event: NotificationEvent;
  created_date_time: Date;
}

async function insertNotifications(
  db: CompanyDb,
  causes: readonly Cause[],
  recipients: readonly Recipient[],
  silent: boolean,
): Promise<void> {
  const reasons = new Map(recipients.map(({ user_id, reason }) => [user_id, reason]));
  const users = await db
    .selectFrom("users as u")
    .where("u.id", "=", sql<number>`any(${[...reasons.keys()]}::bigint[])`)
    .where("u.send_notification", "=", true)
    .where("u.is_active", "=", true)
    .select(["u.id", "u.notification_choices", "u.digest"])
    .select(
      sql<number[]>`array(select m.job_id from muted_jobs m where m.company_id = u.company_id
        and m.user_id = u.id and m.job_id = any(${causes.map(({ job_id }) => job_id)}::bigint[]))`.as(
        "muted_job_ids",
      ),
    )
    .orderBy("u.id")
    .execute();
  const [first] = causes;
  if (!first || users.length === 0) return;
  const defaults = await readSetting(db, first.company_id, "notification_defaults");
  const isInDigest = ({ notification_choices }: (typeof users)[number], event: NotificationEvent) =>
    isChosen(notification_choices, event, "DIGEST", defaults) &&
    !isChosen(notification_choices, event, "MAIL", defaults);
  // Read only for a digest, because of the world's holidays.
  const calendar = causes.some(({ event }) => users.some((user) => isInDigest(user, event)))
    ? await companyCalendar(db, first.company_id, first.created_date_time)
    : undefined;
  const rows = causes.flatMap(({ event, job_id, created_date_time, ...cause }) =>
    users.flatMap((user) => {
      if (user.muted_job_ids.includes(job_id) && !eventDefinitions[event].ignoresMute) return [];
      const isOn = (channel: NotificationChannel) =>
        isChosen(user.notification_choices, event, channel, defaults);
      const mail_date_time = isOn("MAIL")
        ? after(created_date_time, mailHoldMs)
        : calendar && isOn("DIGEST")
          ? nextDigest(created_date_time, user.digest ?? defaultDigest, calendar)
          : null;
      const in_app = isOn("IN_APP");
      if (!in_app && !mail_date_time) return [];
      return {
        ...cause,
        user_id: user.id,
        event,
        job_id,
        reason: reasons.get(user.id),
        silent,
        in_app,
        mail_date_time,
        created_date_time,
      };
    }),
  );
  await insertRows(db, "notifications", rows);
}

/** Notifies a job's recruiter, hiring manager and team, except the author. */
export async function notifyFollowers(
  db: CompanyDb,
  {
    job_id,
    initiator_id,
    ...notice
  }: {
    activity_ids: readonly number[];
    job_id: number;
    /** Null for the candidate. */
    initiator_id: number | null;
    silent: boolean;
  },
): Promise<void> {
  if (notice.activity_ids.length === 0) return;
  const { rows } = await sql<Recipient>`
    select distinct on (f.user_id) f.user_id, f.reason from jobs j
    join lateral (select j.recruiter_id, 'RECRUITER', 1
        union all select j.hiring_manager_id, 'HIRING_MANAGER', 2
        union all select m.user_id, 'TEAM_MEMBER', 3 from job_members m
          where m.company_id = j.company_id and m.job_id = j.id) f (user_id, reason, rank)
      on f.user_id is distinct from ${initiator_id}::bigint
    where j.id = ${job_id} order by f.user_id, f.rank`.execute(db);
  await notify(db, { ...notice, recipients: rows });
}
