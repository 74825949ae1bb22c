import { getJobReleases, releaseJob, withdrawReleases } from "@ats/core/agencies/release-contract";
import { updateApplicationStatus } from "@ats/core/applications/contract";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { mailAgencies } from "./mail-agencies.ts";
import type { LiveEvent } from "../kernel/ports/live-channel.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let admin: TestBrowser;
let application: number;
let events: LiveEvent[];

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
  const submission = await services.system
    .selectFrom("agency_submissions")
    .select("application_id")
    .where("id", "=", companies.submission.id)
    .executeTakeFirstOrThrow();
  application = submission.application_id;
  events = [];
  services.live.subscribe((event) => events.push(event));
});

async function move(status: ApplicationStatus, undo = false) {
  const { version } = await services.system
    .selectFrom("applications")
    .select("version")
    .where("id", "=", application)
    .executeTakeFirstOrThrow();
  await admin.call(updateApplicationStatus, {
    body: {
      ids: [application],
      versions: [version],
      status,
      undo,
      ...(status === "REJECTED" && { reason: "Position filled" }),
    },
  });
}

async function mailLater() {
  services.clock.advance(2 * 60_000);
  await mailAgencies(services);
}

const textsTo = async (email = "agent@brightstaff.example") =>
  (
    await services.system
      .selectFrom("outgoing_mail")
      .select("text")
      .where("to_address", "=", email)
      .orderBy("id")
      .execute()
  ).map(({ text }) => text);

const nurse = () => ({ id: companies.jobs.nurse.id });
const release = (after_days = 0) =>
  admin.call(releaseJob, {
    params: nurse(),
    body: { targets: [{ kind: "all", after_days }] },
  });
const withdraw = async () => {
  const { releases } = await admin.call(getJobReleases, { params: nurse() });
  await admin.call(withdrawReleases, {
    params: nurse(),
    body: { releases: releases.map(({ id }) => id) },
  });
};
const ofClients = () => events.filter((event) => "changed_client_id" in event);

test("the agency of a candidate who moves gets one email after a minute, and its pages refresh", async () => {
  await move("SHORTLIST");
  await move("INTERVIEW");
  await mailAgencies(services);
  expect(await textsTo()).toEqual([]);
  await mailLater();
  const [text, ...more] = await textsTo();
  expect(text).toContain(": Interview.");
  expect(more).toEqual([]);
  expect(await textsTo("agent@carewise.example")).toEqual([]);
  expect(ofClients()).toEqual(
    Array.from({ length: 2 }, () => ({
      company_id: companies.ids.brightstaff,
      changed_client_id: companies.ids.northgate,
    })),
  );
});

test("a move that is undone within the minute sends nothing", async () => {
  await move("REJECTED");
  await move("APPLIED", true);
  await mailLater();
  expect(await textsTo()).toEqual([]);
});

test("where the company shows the outcome alone, moves before it neither mail nor refresh", async () => {
  await admin.call(saveSpecificSetting, {
    body: {
      field: "company_settings",
      property: "agency_settings",
      value: JSON.stringify({ shown_progress: "outcome" }),
    },
  });
  await move("SHORTLIST");
  await move("INTERVIEW");
  await mailLater();
  expect(await textsTo()).toEqual([]);
  expect(ofClients()).toEqual([]);
  await move("REJECTED");
  await mailLater();
  const [text] = await textsTo();
  expect(text).toContain("Not successful");
  expect(text).not.toContain("Position filled");
});

test("agencies hear of a job when it opens to them, and of its withdrawal", async () => {
  await release(5);
  await mailLater();
  expect(await textsTo()).toEqual([]);
  services.clock.advance(5 * 24 * 60 * 60_000);
  await mailLater();
  expect((await textsTo())[0]).toContain("Staff Nurse is open to you.");
  admin = await signIn(testApi(services), "admin@northgate.example");
  await withdraw();
  await mailLater();
  expect((await textsTo())[1]).toContain("Staff Nurse is withdrawn from you.");
});

test("a release that is withdrawn at once is never mentioned, and a new text no second time", async () => {
  await release();
  await withdraw();
  await mailLater();
  expect(await textsTo()).toEqual([]);
  await release();
  await mailLater();
  await release();
  await mailLater();
  expect(await textsTo()).toHaveLength(1);
});

test("an agency whose link has ended gets nothing, and users who want no emails none", async () => {
  await services.system
    .updateTable("users")
    .set({ send_notification: false })
    .where("email", "=", "agent@brightstaff.example")
    .execute();
  await move("INTERVIEW");
  await mailLater();
  expect(await textsTo()).toEqual([]);
  expect(await textsTo("admin@brightstaff.example")).toHaveLength(1);
  await move("HIRE");
  await services.system.updateTable("agency_links").set({ status: "ENDED" }).execute();
  await mailLater();
  expect(await textsTo("admin@brightstaff.example")).toHaveLength(1);
});
