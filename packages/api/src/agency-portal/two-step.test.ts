import { getAgencyClient } from "@ats/core/agency-portal/contract";
import { listAgencyClients } from "@ats/core/agency-portal/clients-contract";
import { listAgencyJobs } from "@ats/core/agency-portal/jobs-contract";
import { sendSubmissionMessage } from "@ats/core/agency-portal/messages-contract";
import { getSubmission } from "@ats/core/agency-portal/submission-contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { mailAgencies } from "./mail-agencies.ts";
import { addNotices } from "./notices.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let admin: TestBrowser;
let agent: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  agent = await signIn(app, "agent@brightstaff.example");
});

const client_id = () => companies.ids.northgate;
const demand = (needs_two_step: boolean) =>
  admin.call(saveSpecificSetting, {
    body: {
      field: "company_settings",
      property: "agency_settings",
      value: JSON.stringify({ shown_progress: "milestones", needs_two_step }),
    },
  });
const turnOn = (email: string) =>
  services.system
    .updateTable("users")
    .set({ totp_secret: "JBSWY3DPEHPK3PXP" })
    .where("email", "=", email)
    .execute();
const clients = async () => {
  const { records } = await agent.call(listAgencyClients, { query: { filter: "approved" } });
  return new Map(records.map((record) => [record.client_id, record]));
};

const refusal = {
  status: 403,
  code: "TWO_STEP_NEEDED",
  message: "Northgate Group needs two-step verification. Turn it on in Settings, then come back.",
};

test("a user without two-step verification sees nothing of a client that needs it, and is told the way", async () => {
  await demand(true);
  const params = { client_id: client_id() };
  const ofSubmission = { ...params, id: companies.submission.id };
  await expect(agent.call(getAgencyClient, { params })).rejects.toMatchObject(refusal);
  await expect(agent.call(listAgencyJobs, { params })).rejects.toMatchObject(refusal);
  await expect(agent.call(getSubmission, { params: ofSubmission })).rejects.toMatchObject(refusal);
  await expect(
    agent.call(sendSubmissionMessage, { params: ofSubmission, body: { text: "Hello" } }),
  ).rejects.toMatchObject(refusal);
});

test("other clients go on working", async () => {
  await demand(true);
  const params = { client_id: companies.ids.riverside };
  expect(await agent.call(getAgencyClient, { params })).toMatchObject({
    name: "Riverside Council",
  });
});

test("a user who turns it on sees the client at once; a colleague does not", async () => {
  await demand(true);
  await turnOn("agent@brightstaff.example");
  expect(await agent.call(getAgencyClient, { params: { client_id: client_id() } })).toMatchObject({
    name: "Northgate Group",
  });
  const colleague = await signIn(testApi(services), "admin@brightstaff.example");
  await expect(
    colleague.call(getAgencyClient, { params: { client_id: client_id() } }),
  ).rejects.toMatchObject(refusal);
});

test("the list of clients names the client, but neither its contact nor who is off limits", async () => {
  await services.system
    .updateTable("agencies")
    .set({ off_limits: "Sentinel Ltd" })
    .where("id", "=", companies.agencies.brightstaff.id)
    .execute();
  expect((await clients()).get(client_id())).toMatchObject({
    needs_two_step: false,
    off_limits: "Sentinel Ltd",
  });
  await demand(true);
  expect((await clients()).get(client_id())).toMatchObject({
    name: "Northgate Group",
    needs_two_step: true,
    contact: null,
    off_limits: "",
  });
  expect((await clients()).get(companies.ids.riverside)?.needs_two_step).toBe(false);
});

test("emails of the client go to users with two-step verification alone", async () => {
  await demand(true);
  await turnOn("admin@brightstaff.example");
  const notice = {
    agency_id: companies.agencies.brightstaff.id,
    job_id: companies.jobs.carer.id,
    submission_id: companies.submission.id,
  };
  await addNotices(
    { actor: { company_id: client_id() }, db: services.system as never, services },
    "MESSAGE",
    [notice],
  );
  services.clock.advance(2 * 60_000);
  await services.system.deleteFrom("outgoing_mail").execute();
  await mailAgencies(services);
  const mails = await services.system.selectFrom("outgoing_mail").select("to_address").execute();
  expect(mails).toEqual([{ to_address: "admin@brightstaff.example" }]);
});

test("an agency that does not work with the client learns nothing of the demand", async () => {
  await demand(true);
  const stranger = await signIn(testApi(services), "agent@quickhire.example");
  await expect(
    stranger.call(getAgencyClient, { params: { client_id: client_id() } }),
  ).rejects.toMatchObject({ status: 404, code: undefined });
});

test("the change of the setting is on the record", async () => {
  await demand(true);
  const { records } = await admin.call(listAuditEvents, { query: {} });
  expect(JSON.stringify(records[0])).toContain("needs_two_step");
});
