import { getApplication } from "@ats/core/applications/contract";
import { duplicateJob } from "@ats/core/jobs/contract";
import {
  listNotifications,
  readAllNotifications,
  readNotifications,
} from "@ats/core/notifications/contract";
import { cancelMessages } from "@ats/core/mail/contract";
import { messageHoldMs } from "@ats/core/messages/compose";
import { sendTexts } from "@ats/core/messages/contract";
import type { LiveMessage } from "@ats/core/notifications/notification";
import { logout } from "@ats/core/session/session-times-contract";
import { rightsOf, type Role, wholeCompany } from "@ats/core/rights/rights";
import { actOnUsers } from "@ats/core/users/account-contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signIn, type TestApi, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { deliverMail } from "../mail/outbox.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen, transferAsSeen } from "../testing/move-applications.ts";
import type { TestUser } from "../testing/records.ts";
import { createLiveHub, type LiveHub } from "./live-hub.ts";

let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let hub: LiveHub;
const problems: unknown[] = [];
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  hub = createLiveHub(services, (error) => problems.push(error));
});
afterEach(async () => {
  hub.stop();
  expect(problems).toEqual([]);
});

const nobody = "00000000-0000-0000-0000-000000000000";

function connect({ id, company_id }: TestUser, role: Role, session_id = nobody) {
  const heard: LiveMessage[] = [];
  const company_type = role === "Agency user" ? "AGENCY" : "ATS";
  const actor = {
    user_id: id,
    company_id,
    company_type,
    role,
    rights: rightsOf[role],
    access: wholeCompany,
    session_id,
    through: null,
    api_token_id: null,
  } as const;
  const close = vi.fn<() => void>();
  hub.join({ actor, send: (message) => heard.push(JSON.parse(message) as LiveMessage), close });
  return { heard, close };
}

test("everybody of a job's hiring team is notified, once", async () => {
  const { users, applications, jobs } = companies;
  const of = { company_id: users.admin.company_id, job_id: jobs.nurse.id };
  const members = [users.admin, users.manager].map(({ id }) => ({ ...of, user_id: id }));
  await services.system.insertInto("job_members").values(members).execute();
  const recruiter = await signIn(app, "recruiter@northgate.example");
  await moveAsSeen(recruiter, { ids: [applications.annAsNurse.id], status: "SHORTLIST" });
  const told = await services.system
    .selectFrom("notifications")
    .select("user_id")
    .where("activity_id", "=", (of) =>
      of.selectFrom("activities").select(({ fn }) => fn.max("id").as("id")),
    )
    .execute();
  expect(told.map(({ user_id }) => user_id).toSorted()).toEqual(
    [users.manager.id, users.admin.id].toSorted(),
  );
});

test("Quality R5: a page that connects hears how long ago the company's last change was", async () => {
  const { users, applications } = companies;
  const first = connect(users.manager, "Hiring manager user");
  const recruiter = await signIn(app, "recruiter@northgate.example");
  await moveAsSeen(recruiter, { ids: [applications.annAsNurse.id], status: "SHORTLIST" });
  await expect.poll(() => first.heard.length).toBeGreaterThan(0);
  services.clock.advance(2_500);
  const { heard } = connect(users.recruiter, "Recruiter user");
  expect(heard).toEqual([{ type: "HEARTBEAT", quiet_ms: 2_500 }]);
  expect(connect(users.riverside, "Recruiter admin user").heard).toEqual([]);
});

test("open threads hear of a message with each step that it takes, and other companies do not", async () => {
  const { users, applications } = companies;
  const manager = connect(users.manager, "Hiring manager user");
  const riverside = connect(users.riverside, "Recruiter admin user");
  const browser = await signIn(app, "recruiter@northgate.example");
  const { id } = applications.annAsNurse;
  const { records } = await browser.call(sendTexts, {
    body: { application_ids: [id], template_id: null, send_at: null, text: "See you at 10." },
  });
  const ids = records.flatMap(({ message_id }) => message_id ?? []);
  await browser.call(cancelMessages, { body: { ids } });
  const written = { type: "REFRESH_MESSAGES", application_ids: [id] };
  await vi.waitFor(() => expect(manager.heard).toEqual([written, written]));
  await browser.call(sendTexts, {
    body: { application_ids: [id], template_id: null, send_at: null, text: "See you at 11." },
  });
  services.clock.advance(messageHoldMs);
  await deliverMail({ ...services, texts: { send: async () => undefined } });
  await vi.waitFor(() => expect(manager.heard).toHaveLength(4));
  expect(riverside.heard).toEqual([]);
});

test("who may see users hears that an account has changed", async () => {
  const { users } = companies;
  const administrator = connect(users.master, "Recruiter admin user");
  const others = [
    connect(users.manager, "Hiring manager user"),
    connect(users.riverside, "Recruiter admin user"),
  ];
  const browser = await signIn(app, "admin@northgate.example");
  const { id } = users.mfa;
  await browser.call(actOnUsers, { body: { act: "LOCK", ids: [id] } });
  await vi.waitFor(() =>
    expect(administrator.heard).toEqual([{ type: "REFRESH_USERS", user_ids: [id] }]),
  );
  for (const { heard } of others) expect(heard).toEqual([]);
});

test("whom a request for approval concerns hears that it has changed, and whether it waits for them", async () => {
  const { users, ids } = companies;
  const [asked, other] = [
    connect(users.manager, "Hiring manager user"),
    connect(users.recruiter, "Recruiter user"),
  ];
  const others = [
    connect(users.admin, "Recruiter admin user"),
    connect(users.riverside, "Recruiter admin user"),
  ];
  await services.live.publish({
    company_id: ids.northgate,
    requisition_id: 5,
    concerned_ids: [users.manager.id, users.recruiter.id, users.riverside.id],
    asked_ids: [users.manager.id],
  });
  const change = { type: "REFRESH_APPROVALS", requisition_id: 5 };
  await vi.waitFor(() => expect(other.heard).toEqual([{ ...change, is_asked: false }]));
  expect(asked.heard).toEqual([{ ...change, is_asked: true }]);
  for (const { heard } of others) expect(heard).toEqual([]);
});

test("Specification §4, Application status notifications: who follows the job hears of a change, with the name that they may see", async () => {
  const { users, applications, jobs } = companies;
  const recruiter = connect(users.recruiter, "Recruiter user");
  const manager = connect(users.manager, "Hiring manager user");
  const admin = connect(users.admin, "Recruiter admin user");
  const riverside = connect(users.riverside, "Recruiter admin user");

  const browser = await signIn(app, "admin@northgate.example");
  await moveAsSeen(browser, { ids: [applications.oluwaseunAsCarer.id], status: "INTERVIEW" });
  await vi.waitFor(() => expect(manager.heard).toHaveLength(2));

  const refresh = {
    type: "REFRESH_APPLICATION",
    job_id: jobs.carer.id,
    application_ids: [applications.oluwaseunAsCarer.id],
  };
  expect(admin.heard).toEqual([refresh]);
  expect(recruiter.heard[0]).toEqual(refresh);
  expect(recruiter.heard[1]).toMatchObject({
    type: "NOTIFICATION",
    total_unread_count: 2,
    records: [
      {
        message: {
          text: "Oluwaseun Adeyemi has been updated to Interview for job 1002",
          html: "<strong>Oluwaseun Adeyemi</strong> has been updated to Interview for job 1002",
        },
        initiator: { id: users.admin.id },
        silent: false,
      },
    ],
  });
  expect(manager.heard[1]).toMatchObject({
    total_unread_count: 1,
    records: [
      { message: { text: "Anonymised Candidate 1042 has been updated to Interview for job 1002" } },
    ],
  });
  expect(JSON.stringify(manager.heard)).not.toMatch(/Oluwaseun|Adeyemi/);
  expect(riverside.heard).toEqual([]);
});

test("a notification tells of the job of then, whatever job the application was transferred to since", async () => {
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const { annAsNurse } = companies.applications;
  await moveAsSeen(recruiter, { ids: [annAsNurse.id], status: "SHORTLIST" });
  const admin = await signIn(app, "admin@northgate.example");
  const { id } = await recruiter.call(duplicateJob, {
    params: { id: companies.jobs.nurse.id },
  });
  await services.system
    .updateTable("jobs")
    .set({ status: "ACTIVE" })
    .where("id", "=", id)
    .execute();
  const params = { channelId: companies.users.manager.id };
  const manager = await signIn(app, "manager@northgate.example");
  const told = async () =>
    (await manager.call(listNotifications, { params })).records
      .map(({ message }) => message.text)
      .filter((text) => text.includes("Shortlist"));
  const before = await told();
  expect(before).toEqual([expect.stringMatching(/for job 1001$/)]);
  await transferAsSeen(admin, { ids: [annAsNurse.id], job_id: id });
  expect(await told()).toEqual(before);
});

test("Specification §4, REFRESH_APPLICATION: who makes a change hears of it only as a list to refresh", async () => {
  const { users, applications } = companies;
  const recruiter = connect(users.recruiter, "Recruiter user");
  const browser = await signIn(app, "recruiter@northgate.example");
  await moveAsSeen(browser, {
    ids: [applications.annAsNurse.id],
    status: "SHORTLIST",
    silent: true,
  });
  await vi.waitFor(() => expect(recruiter.heard).toHaveLength(1));
  expect(recruiter.heard[0]).toMatchObject({ type: "REFRESH_APPLICATION" });

  const manager = await signIn(app, "manager@northgate.example");
  const { records } = await manager.call(listNotifications, {
    params: { channelId: users.manager.id },
  });
  expect(records).toMatchObject([
    { silent: true, message: { action: { type: "STATUS_CHANGED" } } },
  ]);
});

test("Specification §1, agency users: an agency's user in the same company hears nothing of applications", async () => {
  const { users, applications, jobs, ids } = companies;
  const agent = connect({ ...users.agent, company_id: ids.northgate }, "Agency user");
  const admin = connect(users.admin, "Recruiter admin user");
  await services.live.publish({
    company_id: ids.northgate,
    job_id: jobs.nurse.id,
    application_ids: [applications.annAsNurse.id],
    activity_ids: [],
  });
  await vi.waitFor(() => expect(admin.heard).toHaveLength(1));
  expect(agent.heard).toEqual([]);
});

test("Specification §3, Notification record: markup in a name is text in a notification", async () => {
  const { users, candidates } = companies;
  await services.system
    .updateTable("candidates")
    .set({ first_name: "<b>Ann</b>", last_name: "O'Neill & Co" })
    .where("id", "=", candidates.ann.id)
    .execute();
  const browser = await signIn(app, "recruiter@northgate.example");
  const { records } = await browser.call(listNotifications, {
    params: { channelId: users.recruiter.id },
  });
  expect(records[0]?.message.text).toBe("<b>Ann</b> O'Neill & Co has applied for job 1001");
  expect(records[0]?.message.html).toBe(
    "<strong>&lt;b&gt;Ann&lt;/b&gt; O&#39;Neill &amp; Co</strong> has applied for job 1001",
  );
});

test("Specification §7, PUT /api/notification/: reading notifications lowers the count; others' are not found", async () => {
  const { users, notification } = companies;
  const browser = await signIn(app, "recruiter@northgate.example");
  const channel = { params: { channelId: users.recruiter.id } };
  expect(await browser.call(listNotifications, channel)).toMatchObject({
    total: 1,
    total_unread_count: 1,
    records: [{ read_flag: false }],
  });
  const stranger = await signIn(app, "admin@northgate.example");
  const read = { body: { ids: [notification.id] } };
  await expect(stranger.call(readNotifications, read)).rejects.toMatchObject({ status: 404 });
  await expect(stranger.call(listNotifications, channel)).rejects.toMatchObject({ status: 404 });
  await expect(
    stranger.call(readAllNotifications, { params: { id: users.recruiter.id } }),
  ).rejects.toMatchObject({ status: 404 });

  expect(await browser.call(readNotifications, read)).toEqual({ total_unread_count: 0 });
  expect(await browser.call(listNotifications, channel)).toMatchObject({
    total_unread_count: 0,
    records: [{ read_flag: true }],
  });
});

test("Specification §4, Notifications: what is read in one tab is read in the user's other tabs, and in nobody else's", async () => {
  const { users, notification } = companies;
  const tabs = [1, 2].map(() => connect(users.recruiter, "Recruiter user"));
  const manager = connect(users.manager, "Hiring manager user");
  const browser = await signIn(app, "recruiter@northgate.example");
  await browser.call(readNotifications, { body: { ids: [notification.id] } });
  await browser.call(readAllNotifications, { params: { id: users.recruiter.id } });
  const type = "NOTIFICATIONS_READ";
  for (const { heard } of tabs)
    await vi.waitFor(() =>
      expect(heard).toEqual([
        { type, ids: [notification.id], total_unread_count: 0 },
        { type, ids: null, total_unread_count: 0 },
      ]),
    );
  expect(manager.heard).toEqual([]);
});

test("how far an import is reaches the pages of who finishes it, and nobody else's", async () => {
  const { users } = companies;
  const tab = connect(users.recruiter, "Recruiter user");
  const manager = connect(users.manager, "Hiring manager user");
  const progress = { import_id: 1, added: 1000, total: 2500 };
  const { company_id, id: importer_id } = users.recruiter;
  await services.live.publish({ company_id, importer_id, ...progress });
  await vi.waitFor(() => expect(tab.heard).toEqual([{ type: "IMPORT_PROGRESS", ...progress }]));
  expect(manager.heard).toEqual([]);
});

test("Specification §7, live websocket: signing out closes the session's connections, and a session that ran out closes too", async () => {
  const { users } = companies;
  const browser = await signIn(app, "recruiter@northgate.example");
  const other = await signIn(app, "manager@northgate.example");
  const sessions = await services.system.selectFrom("sessions").select(["id", "user_id"]).execute();
  const sessionOf = ({ id }: TestUser) => sessions.find(({ user_id }) => user_id === id)?.id;
  const recruiter = connect(users.recruiter, "Recruiter user", sessionOf(users.recruiter));
  const manager = connect(users.manager, "Hiring manager user", sessionOf(users.manager));

  await browser.call(logout);
  await vi.waitFor(() => expect(recruiter.close).toHaveBeenCalled());
  await hub.closeEnded();
  expect(manager.close).not.toHaveBeenCalled();
  services.clock.advance(61 * 60_000);
  await hub.closeEnded();
  expect(manager.close).toHaveBeenCalled();
  await expect(
    other.call(getApplication, { params: { id: companies.applications.annAsNurse.id } }),
  ).rejects.toMatchObject({ status: 401 });
});
