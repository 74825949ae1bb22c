import * as company from "@ats/core/agencies/messages-contract";
import * as agency from "@ats/core/agency-portal/messages-contract";
import { listActivity } from "@ats/core/applications/contract";
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
let app: ReturnType<typeof testApi>;
let recruiter: TestBrowser;
let agent: TestBrowser;
let other: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  agent = await signIn(app, "agent@brightstaff.example");
  other = await signIn(app, "agent@carewise.example");
});

const of = () => ({ client_id: companies.ids.northgate, id: companies.submission.id });
const application = () => ({ id: companies.applications.oluwaseunAsCarer.id });
const write = (by = agent, text = "Oluwaseun is free on Monday.") =>
  by.call(agency.sendSubmissionMessage, { params: of(), body: { text } });
const answer = (is_feedback = false, by = recruiter) =>
  by.call(company.sendAgencyMessage, {
    params: application(),
    body: { text: "We liked the interview.", is_feedback },
  });
const atAgency = async (by = agent) =>
  (await by.call(agency.listSubmissionMessages, { params: of() })).records;
const atCompany = (by = recruiter) =>
  by.call(company.listAgencyMessages, { params: application() });
const mailTo = (email: string) =>
  services.system
    .selectFrom("outgoing_mail")
    .select("text")
    .where("to_address", "=", email)
    .execute();

test("both sides read the thread, and the agency reads what is feedback", async () => {
  await write();
  await answer(true);
  expect(await atAgency()).toMatchObject([
    { is_own: false, text: "We liked the interview.", is_feedback: true },
    { is_own: true, author: "Zara Hussain", is_feedback: false },
  ]);
  expect(await atCompany()).toMatchObject({
    agency: { name: "Brightstaff" },
    records: [{ is_of_agency: false }, { is_of_agency: true, author: "Zara Hussain" }],
  });
});

test("the recruiter is notified of a message, without its words and with a way to it", async () => {
  await write();
  const { records } = await recruiter.call(listNotifications, {
    params: { channelId: companies.users.recruiter.id },
    query: {},
  });
  const [notification] = records;
  expect(notification?.message.text).toBe(
    "Brightstaff has written about Oluwaseun Adeyemi for job 1002",
  );
  expect(notificationPath(notification as NonNullable<typeof notification>)).toBe(
    `/application/details/${application().id}?tab=agency`,
  );
  expect(JSON.stringify(records)).not.toContain("free on Monday");
  const { records: history } = await recruiter.call(listActivity, {
    params: application(),
    query: {},
  });
  expect(history[0]).toMatchObject({ type: "agency_wrote", agency: "Brightstaff", reason: null });
});

test("an applicant is as anonymised in messages as elsewhere: others' words are hidden", async () => {
  await write();
  const manager = await signIn(app, "manager@northgate.example");
  await services.system
    .updateTable("job_members")
    .set({ job_id: companies.jobs.carer.id })
    .where("user_id", "=", companies.users.manager.id)
    .execute();
  const { records } = await atCompany(manager);
  expect(records).toMatchObject([{ text: null, author: "Zara Hussain" }]);
  expect(JSON.stringify(records)).not.toContain("Oluwaseun");
});

test("no other agency, and no agency whose link has ended, reads or writes", async () => {
  await write();
  await expect(write(other)).rejects.toThrow("This candidate does not exist");
  await expect(atAgency(other)).rejects.toThrow("This candidate does not exist");
  const missing = { ...of(), id: 999_999 };
  await expect(agent.call(agency.listSubmissionMessages, { params: missing })).rejects.toThrow(
    "This candidate does not exist",
  );
  await expect(answer(false, agent)).rejects.toMatchObject({ status: 403 });
  const riverside = await signIn(app, "admin@riverside.example");
  await expect(atCompany(riverside)).rejects.toMatchObject({ status: 404 });
  await services.system.updateTable("agency_links").set({ status: "ENDED" }).execute();
  await expect(atAgency()).rejects.toThrow("This client does not exist");
});

test("an applicant whom no agency submitted has no thread", async () => {
  const params = { id: companies.applications.annAsNurse.id };
  expect(await recruiter.call(company.listAgencyMessages, { params })).toMatchObject({
    agency: null,
    records: [],
  });
  await expect(
    recruiter.call(company.sendAgencyMessage, {
      params,
      body: { text: "Hello", is_feedback: false },
    }),
  ).rejects.toThrow("No agency submitted this applicant.");
});

test("emails and open pages tell that there is a message, and never its words", async () => {
  const events: LiveEvent[] = [];
  services.live.subscribe((event) => events.push(event));
  const { recruiter: user } = companies.users;
  await services.system
    .updateTable("jobs")
    .set({ recruiter_id: user.id })
    .where("id", "=", companies.jobs.carer.id)
    .execute();
  await write();
  await write();
  const toRecruiter = await mailTo("recruiter@northgate.example");
  expect(toRecruiter).toHaveLength(1);
  expect(toRecruiter[0]?.text).not.toContain("Oluwaseun");
  await answer();
  services.clock.advance(2 * 60_000);
  await mailAgencies(services);
  const [mail] = await mailTo("agent@brightstaff.example");
  expect(mail?.text).toContain("There is a message about");
  expect(mail?.text).not.toContain("liked");
  expect(events.filter((event) => event.company_id === companies.ids.brightstaff)).toEqual([
    { company_id: companies.ids.brightstaff, changed_client_id: companies.ids.northgate },
  ]);
});
