import * as agency from "@ats/core/agency-portal/questions-contract";
import { questionsPerDay } from "@ats/core/agency-portal/question";
import * as company from "@ats/core/agencies/questions-contract";
import { releaseJob, withdrawReleases, getJobReleases } from "@ats/core/agencies/release-contract";
import { listNotifications } from "@ats/core/notifications/contract";
import { notificationPath } from "@ats/core/notifications/notification-path";
import { beforeEach, expect, test } from "vitest";
import type { LiveEvent } from "../kernel/ports/live-channel.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { mailAgencies } from "./mail-agencies.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let asker: TestBrowser;
let other: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  asker = await signIn(app, "agent@brightstaff.example");
  other = await signIn(app, "agent@carewise.example");
  await recruiter.call(releaseJob, {
    params: { id: companies.jobs.nurse.id },
    body: { targets: [{ kind: "all" }] },
  });
});

const params = () => ({ client_id: companies.ids.northgate, id: companies.jobs.nurse.id });
const ask = (by: TestBrowser, text = "Is there parking?") =>
  by.call(agency.askAgencyJobQuestion, { params: params(), body: { text } });
const read = async (by: TestBrowser) =>
  (await by.call(agency.listAgencyJobQuestions, { params: params() })).records;
const asked = () =>
  recruiter.call(company.listAgencyQuestions, { params: { id: companies.jobs.nurse.id } });
const answer = (question_id: number, is_shared: boolean, more: object = {}) =>
  recruiter.call(company.answerAgencyQuestion, {
    params: { id: companies.jobs.nurse.id, question_id },
    body: { answer: "Behind the ward", is_shared },
    version: 1,
    ...more,
  });
const mailTo = (email: string) =>
  services.system
    .selectFrom("outgoing_mail")
    .select(["subject", "text"])
    .where("to_address", "=", email)
    .execute();

/** Writes the mail that is due a while later. */
async function mailLater() {
  services.clock.advance(2 * 60_000);
  await mailAgencies(services);
}

test("the recruiter is notified of a question, without its words and with a way to the job", async () => {
  const events: LiveEvent[] = [];
  services.live.subscribe((event) => "question_ids" in event && events.push(event));
  const { id } = await ask(asker, "Would Sentinel be right?");
  const listed = await recruiter.call(listNotifications, {
    params: { channelId: companies.users.recruiter.id },
    query: {},
  });
  const [notification] = listed.records;
  expect(notification).toMatchObject({
    message: { text: "Brightstaff asks about job 1001" },
    entity: { id: companies.jobs.nurse.id },
    reason: "RECRUITER",
    read_flag: false,
  });
  expect(notificationPath(notification as NonNullable<typeof notification>)).toBe(
    `/job/${companies.jobs.nurse.id}/application`,
  );
  expect(JSON.stringify(listed)).not.toContain("Sentinel");
  expect(events).toMatchObject([{ job_id: companies.jobs.nurse.id, question_ids: [id] }]);
  const manager = await signIn(testApi(services), "manager@northgate.example");
  const others = await manager.call(listNotifications, {
    params: { channelId: companies.users.manager.id },
    query: {},
  });
  expect(JSON.stringify(others)).not.toContain("asks about");
});

test("a question is read by the company, with who asked, and by no other agency", async () => {
  await ask(asker);
  expect(await asked()).toMatchObject({
    unanswered: 1,
    records: [{ agency: { name: "Brightstaff" }, asked_by: "Zara Hussain", answer: null }],
  });
  expect(await read(asker)).toMatchObject([{ is_own: true, answer: null }]);
  expect(await read(other)).toEqual([]);
});

test("an answer to all agencies tells none of the others who asked", async () => {
  const { id } = await ask(asker);
  await answer(id, true);
  expect(await read(other)).toEqual([
    expect.objectContaining({
      text: "Is there parking?",
      answer: "Behind the ward",
      is_own: false,
      asked_by: null,
    }),
  ]);
  expect(JSON.stringify(await read(other))).not.toMatch(/zara|hussain|brightstaff/i);
  expect(await asked()).toMatchObject({ unanswered: 0 });
});

test("an answer to the asker is the asker's alone, also when one to all is changed to it", async () => {
  const { id } = await ask(asker);
  await answer(id, true);
  await answer(id, false, { version: 2 });
  expect(await read(asker)).toMatchObject([{ answer: "Behind the ward" }]);
  expect(await read(other)).toEqual([]);
  await expect(answer(id, true, { version: 2 })).rejects.toMatchObject({ status: 412 });
});

test("the recruiter gets an email without the question's words, the agencies one about the answer", async () => {
  const { id } = await ask(asker, "Would Mia Hill suit?");
  const [mail] = await mailTo("recruiter@northgate.example");
  expect(mail).toMatchObject({ subject: "Brightstaff asks about Staff Nurse" });
  expect(mail?.text).not.toContain("Mia");
  await mailLater();
  const count = async () => (await mailTo("agent@carewise.example")).length;
  const before = await count();
  await answer(id, false);
  await mailLater();
  expect(await count()).toBe(before);
  await answer(id, true, { version: 2 });
  await mailLater();
  const [last] = (await mailTo("agent@carewise.example")).slice(-1);
  expect(last?.text).toContain("A question about Staff Nurse is answered.");
});

test("a day takes so many questions of an agency, and leaves the others theirs", async () => {
  // One is asked about another job already.
  for (let at = 1; at < questionsPerDay; at++) await ask(asker, `Question ${at}`);
  await expect(ask(asker)).rejects.toMatchObject({ status: 429 });
  await ask(other);
  services.clock.advance(25 * 60 * 60_000);
  asker = await signIn(testApi(services), "agent@brightstaff.example");
  await ask(asker);
});

test("a job that is withdrawn from the agency, or never was released to it, is not there", async () => {
  const { id } = await ask(asker);
  const at = { id: companies.jobs.nurse.id };
  const { releases } = await recruiter.call(getJobReleases, { params: at });
  await recruiter.call(withdrawReleases, {
    params: at,
    body: { releases: releases.map((release) => release.id) },
  });
  const gone = "This job does not exist, or you may not see it.";
  await expect(ask(asker)).rejects.toThrow(gone);
  await expect(read(asker)).rejects.toThrow(gone);
  const planner = { client_id: companies.ids.northgate, id: companies.jobs.planner.id };
  await expect(asker.call(agency.listAgencyJobQuestions, { params: planner })).rejects.toThrow(
    gone,
  );
  expect(await answer(id, true)).toMatchObject({ answer: "Behind the ward" });
});

test("a question of another job or company is not there for who answers", async () => {
  const { id } = await ask(asker);
  const admin = await signIn(testApi(services), "admin@riverside.example");
  const call = (by: TestBrowser, job: number) =>
    by.call(company.answerAgencyQuestion, {
      params: { id: job, question_id: id },
      body: { answer: "Yes", is_shared: true },
      version: 1,
    });
  await expect(call(recruiter, companies.jobs.carer.id)).rejects.toMatchObject({ status: 404 });
  await expect(call(admin, companies.jobs.nurse.id)).rejects.toMatchObject({ status: 404 });
  await expect(call(asker, companies.jobs.nurse.id)).rejects.toMatchObject({ status: 403 });
});
