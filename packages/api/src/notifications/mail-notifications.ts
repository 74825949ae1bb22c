import { isChosen } from "@ats/core/notifications/choices";
import { reasonTexts } from "@ats/core/notifications/events";
import { to } from "@ats/core/navigation/routes";
import { notificationPath } from "@ats/core/notifications/notification-path";
import type { Notification } from "@ats/core/notifications/notification";
import { type Actor, can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import { type CompanyDb, inCompany, limitTo } from "../database/database.ts";
import type { Services } from "../kernel/services.ts";
import { before } from "../kernel/time.ts";
import { queueMail } from "../mail/outbox.ts";
import { type HeldRole, ownRoleColumns, roleOf } from "../roles/held-role.ts";
import { notificationRows, presentNotification } from "./presenter.ts";
import { type Unsubscription, unsubscribePaths } from "./unsubscribe-paths.ts";
import { readSetting } from "../settings/read-setting.ts";

type Needed = Pick<Services, "system" | "clock" | "mailer" | "publicUrl">;

/** Users per run. */
const batch = 50;
/** Notifications of a job in one mail; the others are counted. */
const linesPerJob = 20;
/** Older ones are not mailed any more, such as those from before the mail server was set up. */
const oldestMs = 8 * 24 * 60 * 60_000;

/**
 * Mails users what they have chosen and not read, one mail each, even with several instances.
 * Without a mail server nothing is written, so that each mail says what its reader may see by then.
 */
export async function mailNotifications(services: Needed): Promise<void> {
  const { system, clock, mailer } = services;
  if (!mailer) return;
  const now = clock();
  const readers = await system
    .selectFrom("notifications as n")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "n.company_id").onRef("u.id", "=", "n.user_id"),
    )
    .innerJoin("companies as c", (on) =>
      on.onRef("c.id", "=", "n.company_id").on("c.disabled", "=", false),
    )
    .where("n.mail_date_time", "<=", now)
    .distinctOn(["n.company_id", "n.user_id"])
    .select(["n.company_id", "n.user_id", "c.company_type", "u.user_type", ...ownRoleColumns("u")])
    .select(["u.first_name", "u.email", "u.send_notification", "u.notification_choices"])
    .limit(batch)
    .execute();
  if (readers.length === 0) return;
  const { pathOf } = await unsubscribePaths(services);
  const addressOf = (path: string) => new URL(path, services.publicUrl).href;
  const stopUrlOf = (mail: Unsubscription) => addressOf(pathOf(mail));
  const failures: unknown[] = [];
  for (const reader of readers)
    await inCompany(system, reader.company_id, (db) =>
      mailTo(db, { addressOf, stopUrlOf }, reader, now),
    ).catch((failure: unknown) => failures.push(failure));
  // The next run tries these again; the others are done.
  if (failures.length > 0)
    throw new AggregateError(failures, "Mails about notifications were not written.");
}

interface Links {
  addressOf(path: string): string;
  /** Address that stops mail like this one. */
  stopUrlOf(mail: Unsubscription): string;
}

interface Reader extends Omit<Actor, keyof ReturnType<typeof roleOf>>, HeldRole {
  first_name: string;
  email: string;
  send_notification: boolean;
  notification_choices: Parameters<typeof isChosen>[0];
}

async function mailTo(
  db: CompanyDb,
  { addressOf, stopUrlOf }: Links,
  { first_name, email, send_notification, notification_choices, ...user }: Reader,
  now: Date,
): Promise<void> {
  const { company_id, user_id } = user;
  const taken = await db
    .updateTable("notifications")
    .set({ mail_date_time: null })
    .where("company_id", "=", company_id)
    .where("user_id", "=", user_id)
    .where("mail_date_time", "<=", now)
    .returning(["id", "event", "read_date_time", "created_date_time"])
    .execute();
  const defaults = await readSetting(db, company_id, "notification_defaults");
  const isWanted = (event: Notification["message"]["action"]["type"]) =>
    isChosen(notification_choices, event, "MAIL", defaults) ||
    isChosen(notification_choices, event, "DIGEST", defaults);
  const oldest = before(now, oldestMs);
  const ids = taken
    .filter(({ event, read_date_time }) => !read_date_time && isWanted(event))
    .filter(({ created_date_time }) => created_date_time > oldest)
    .map(({ id }) => id);
  const actor: Actor = { ...user, ...roleOf(user) };
  if (ids.length === 0 || !send_notification || !can(actor, "VIEW_JOBS")) return;
  await limitTo(db, actor);
  const rows = await notificationRows(db)
    .where("n.company_id", "=", company_id)
    .where("n.id", "=", sql<number>`any(${ids}::bigint[])`)
    .orderBy("n.created_date_time", "desc")
    .orderBy("n.id", "desc")
    .execute();
  const notifications = rows.map((row) => presentNotification(row, actor));
  const events = [...new Set(notifications.map(({ message }) => message.action.type))];
  const unsubscribe_url = stopUrlOf({ ...user, events });
  await queueMail(
    db,
    company_id,
    {
      to: email,
      subject: subjectOf(notifications),
      text: [
        `Hello ${first_name},`,
        ...sectionsOf(notifications, addressOf),
        `Choose what you get by email: ${addressOf(to.Settings())}?section=notifications`,
        `Stop these emails, without signing in: ${unsubscribe_url}`,
      ].join("\n\n"),
      unsubscribe_url,
    },
    now,
    // Its text names applicants, and belongs to none of them alone.
    { confidential: true },
  );
}

/** Names no applicant, because subjects are kept and shown on locked telephones. */
function subjectOf(notifications: readonly Notification[]): string {
  const jobs = new Map(notifications.map(({ job }) => [job.id, job.title]));
  const [title] = jobs.values();
  const count = notifications.length;
  const [first] = notifications;
  if (count === 1 && first?.reason === "MENTIONED" && first.initiator)
    return `${first.initiator.name} mentioned you on ${title}`;
  return `${count} ${count === 1 ? "update" : "updates"} on ${jobs.size > 1 ? `${jobs.size} jobs` : title}`;
}

/** A section for each job, latest first. */
const sectionsOf = (
  notifications: readonly Notification[],
  address: (path: string) => string,
): string[] =>
  [...Map.groupBy(notifications, ({ job }) => job.id).values()].map((ofJob) => {
    const { title, job_number } = (ofJob[0] as Notification).job;
    const lines = ofJob
      .slice(0, linesPerJob)
      .map(
        ({ message, entity }) =>
          `- ${message.text}\n  ${address(notificationPath({ entity, message }))}`,
      );
    const reasons = new Set(
      ofJob.map(({ reason, initiator }) =>
        reasonTexts[reason].replace("{name}", () => initiator?.name ?? ""),
      ),
    );
    const rest = ofJob.length - lines.length;
    const all = address(to.notificationsList({ type: "unread" }));
    return [
      `${title} (${job_number})`,
      [...reasons].join(" "),
      ...lines,
      ...(rest > 0 ? [`- and ${rest} more: ${all}`] : []),
    ].join("\n");
  });
