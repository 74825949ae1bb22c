import { isChosen } from "@ats/core/notifications/choices";
import { defaultDigest } from "@ats/core/notifications/digest";
import { nextDigest } from "@ats/core/notifications/next-digest";
import { notificationChannels } from "@ats/core/notifications/events";
import { notificationEvents } from "@ats/core/notifications/notification";
import * as contract from "@ats/core/notifications/settings-contract";
import { notFound } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { after } from "../kernel/time.ts";
import { interviewSettings } from "../interviews/settings.ts";
import { readSetting } from "../settings/read-setting.ts";
import { chooseChannels } from "./choose-channels.ts";
import { companyCalendar } from "./company-calendar.ts";
import { mailHoldMs } from "./notify.ts";
import { presentJob } from "./presenter.ts";

type Caller = Pick<Call, "actor" | "db">;

async function settingsOf({ actor, db }: Caller) {
  const { company_id, user_id } = actor;
  const { notification_choices, digest } = await db
    .selectFrom("users")
    .where("company_id", "=", company_id)
    .where("id", "=", user_id)
    .select(["notification_choices", "digest"])
    .executeTakeFirstOrThrow();
  const muted_jobs = await db
    .selectFrom("muted_jobs as m")
    .innerJoin("jobs as j", (on) =>
      on.onRef("j.company_id", "=", "m.company_id").onRef("j.id", "=", "m.job_id"),
    )
    .where("m.company_id", "=", company_id)
    .where("m.user_id", "=", user_id)
    .select(["j.id", "j.job_number", "j.title"])
    .orderBy("j.job_number")
    .execute();
  const defaults = await readSetting(db, company_id, "notification_defaults");
  const channels = notificationEvents.map((event) => [
    event,
    notificationChannels.filter((channel) =>
      isChosen(notification_choices, event, channel, defaults),
    ),
  ]);
  return {
    channels: Object.fromEntries(channels) as contract.NotificationSettings["channels"],
    digest: digest ?? defaultDigest,
    company_time_zone: (await interviewSettings(db, company_id)).time_zone,
    muted_jobs: muted_jobs.map((job) => presentJob(job, actor)),
  };
}

const getSettings = implement(contract.getNotificationSettings, settingsOf);

const saveChannel = implement(contract.saveNotificationChannel, async (call) => {
  const { actor, params, body, db } = call;
  await chooseChannels(db, actor, params.event, { [params.channel]: body.is_on });
  return settingsOf(call);
});

/** Moves what waits for the digest to its new time. */
const saveDigest = implement(contract.saveDigest, async (call) => {
  const { actor, body, db, services } = call;
  const { company_id, user_id } = actor;
  await db
    .updateTable("users")
    .set({ digest: JSON.stringify(body) })
    .where("company_id", "=", company_id)
    .where("id", "=", user_id)
    .execute();
  const now = services.clock();
  const calendar = await companyCalendar(db, company_id, now);
  await db
    .updateTable("notifications")
    .set({ mail_date_time: nextDigest(now, body, calendar) })
    .where("company_id", "=", company_id)
    .where("user_id", "=", user_id)
    .where("mail_date_time", ">", after(now, mailHoldMs))
    .execute();
  return settingsOf(call);
});

const muteJob = implement(contract.muteJob, async (call) => {
  const { actor, params, body, db } = call;
  const job = await db
    .selectFrom("jobs")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .select("id")
    .executeTakeFirst();
  if (!job) throw notFound("job");
  const muted = { company_id: actor.company_id, user_id: actor.user_id, job_id: job.id };
  if (body.muted)
    await db
      .insertInto("muted_jobs")
      .values(muted)
      .onConflict((same) => same.doNothing())
      .execute();
  else
    await db
      .deleteFrom("muted_jobs")
      .where((row) => row.and(muted))
      .execute();
  return settingsOf(call);
});

export const notificationSettingsHandlers = [getSettings, saveChannel, saveDigest, muteJob];
