import { addNote } from "@ats/core/applications/contract";
import { listNotifications, readNotifications } from "@ats/core/notifications/contract";
import type { NotificationChannel } from "@ats/core/notifications/events";
import type { NotificationEvent } from "@ats/core/notifications/notification";
import {
  getNotificationSettings,
  saveNotificationChannel,
} from "@ats/core/notifications/settings-contract";
import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import type { NamedMail } from "../kernel/ports/mailer.ts";
import { deliverMail } from "../mail/outbox.ts";
import { signIn, type TestApi, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { mailNotifications } from "./mail-notifications.ts";
import { unsubscribePages } from "./unsubscribe-pages.ts";

let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let sent: NamedMail[];
beforeEach(async () => {
  sent = [];
  const mailer = { send: async (mail: NamedMail) => void sent.push(mail) };
  services = Object.assign(testServices(await testDatabase()), { mailer });
  companies = await testCompanies(services.system);
  app = testApi(services);
});

type Browser = Awaited<ReturnType<typeof signIn>>;

const choose = (
  browser: Browser,
  event: NotificationEvent,
  channel: NotificationChannel,
  is_on = true,
) => browser.call(saveNotificationChannel, { params: { event, channel }, body: { is_on } });

/** Runs the sweep on two instances at once, then sends. Returns what `to` got. */
async function mailsTo(to: string) {
  await Promise.all([mailNotifications(services), mailNotifications(services)]);
  await deliverMail(services);
  return sent.splice(0).filter((mail) => mail.to === to);
}

const mention = (browser: Browser) =>
  browser.call(addNote, {
    params: { id: companies.applications.annAsNurse.id },
    body: { text: "@Tom Ashdown, please call her." },
    idempotencyKey: crypto.randomUUID(),
  });

const hour = 60 * 60_000;
const tom = "recruiter@northgate.example";

test("a mention is mailed within two minutes, once, unless it was read or is not wanted", async () => {
  const recruiter = await signIn(app, tom);
  const admin = await signIn(app, "admin@northgate.example");
  await mention(admin);
  expect(await mailsTo(tom)).toEqual([]);
  services.clock.advance(60_000);
  expect(await mailsTo(tom)).toMatchObject([
    {
      subject: "Helen Whitworth mentioned you on Staff Nurse",
      text: expect.stringContaining(
        "Staff Nurse (1001)\nHelen Whitworth mentioned you in a note.\n- Helen Whitworth mentioned you in a note on Ann Bell for job 1001\n  http",
      ),
      unsubscribe_url: expect.stringMatching(/\/unsubscribe\/\d+\.\d+\.MENTIONED\/[\w-]{43}$/),
    },
  ]);
  expect(await mailsTo(tom)).toEqual([]);

  await mention(admin);
  const { records } = await recruiter.call(listNotifications, {
    params: { channelId: companies.users.recruiter.id },
    query: {},
  });
  await recruiter.call(readNotifications, { body: { ids: records.map(({ id }) => id) } });
  services.clock.advance(60_000);
  expect(await mailsTo(tom)).toEqual([]);

  await mention(admin);
  for (const channel of ["MAIL", "DIGEST"] as const)
    await choose(recruiter, "MENTIONED", channel, false);
  services.clock.advance(60_000);
  expect(await mailsTo(tom)).toEqual([]);
});

test("the digest comes on the next working day, grouped by job, with the names that its reader may see", async () => {
  const { applications } = companies;
  const recruiter = await signIn(app, tom);
  const manager = await signIn(app, "manager@northgate.example");
  const admin = await signIn(app, "admin@northgate.example");
  for (const browser of [recruiter, manager]) await choose(browser, "STATUS_CHANGED", "DIGEST");
  await moveAsSeen(admin, { ids: [applications.annAsNurse.id], status: "SHORTLIST" });
  services.clock.advance(1_000);
  await moveAsSeen(admin, { ids: [applications.oluwaseunAsCarer.id], status: "INTERVIEW" });
  // Friday at nine.
  services.clock.advance(70 * hour);
  expect(await mailsTo(tom)).toEqual([]);
  services.clock.advance(hour);
  await Promise.all([mailNotifications(services), mailNotifications(services)]);
  await deliverMail(services);
  const [toTom, ...others] = sent.filter(({ to }) => to === tom);
  expect(others).toEqual([]);
  expect(toTom?.subject).toBe("2 updates on 2 jobs");
  expect(toTom?.text.split("\n\n").slice(1, 3)).toEqual([
    expect.stringMatching(
      /^Care Assistant \(1002\)\nYou are the recruiter of this job\.\n- Oluwaseun Adeyemi has been updated/,
    ),
    expect.stringMatching(
      /^Staff Nurse \(1001\)\nYou are the recruiter of this job\.\n- Ann Bell has been updated to Shortlist/,
    ),
  ]);
  const toManager = sent.find(({ to }) => to === "manager@northgate.example");
  expect(toManager?.text).toContain("- Anonymised Candidate 1042 has been updated to Interview");
  expect(JSON.stringify(toManager)).not.toMatch(/Oluwaseun|Adeyemi/);
  // The text of a mail, which names applicants, is deleted once it is sent.
  const kept = await services.system
    .selectFrom("outgoing_mail")
    .where("to_address", "=", tom)
    .where("status", "=", "sent")
    .select("text")
    .execute();
  expect(kept).toEqual([{ text: "" }]);
  sent = [];
  services.clock.advance(24 * hour);
  expect(await mailsTo(tom)).toEqual([]);
});

test("a mail program stops one kind of mail by one POST without signing in, and a GET only asks", async () => {
  const admin = await signIn(app, "admin@northgate.example");
  await mention(admin);
  services.clock.advance(60_000);
  const [mail] = await mailsTo(tom);
  const pages = new Hono().route("/unsubscribe", unsubscribePages(services));
  const ask = (path: string, method = "GET", body?: string) =>
    pages.request(path, {
      method,
      ...(body && { body, headers: { "content-type": "application/x-www-form-urlencoded" } }),
    });
  const path = new URL(mail?.unsubscribe_url ?? "").pathname;
  const asked = await ask(path);
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain("Mentions of me in notes");
  const isMailed = async () => {
    const recruiter = await signIn(app, tom);
    const { channels } = await recruiter.call(getNotificationSettings);
    return channels.MENTIONED.includes("MAIL");
  };
  expect(await isMailed()).toBe(true);

  // Neither another kind of mail nor another user's, by a link that was changed.
  for (const changed of [
    path.replace("MENTIONED", "INTERVIEW"),
    path.replace(/\d+\.MENTIONED/, `${companies.users.admin.id}.MENTIONED`),
    `${path}x`,
  ])
    expect((await ask(changed, "POST")).status, changed).toBe(404);
  expect(await isMailed()).toBe(true);

  expect((await ask(path, "POST", "List-Unsubscribe=One-Click")).status).toBe(200);
  expect(await isMailed()).toBe(false);
  await mention(admin);
  services.clock.advance(60_000);
  expect(await mailsTo(tom)).toEqual([]);
});
