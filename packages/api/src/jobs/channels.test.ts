import { type Channel, channelNames } from "@ats/core/jobs/channel";
import * as contract from "@ats/core/jobs/channel-contract";
import { duplicateJob, getJob } from "@ats/core/jobs/contract";
import { createJob, updateJob } from "@ats/core/jobs/vacancy-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { publishTo } from "../testing/publish-to.ts";
import { vacancy } from "../testing/vacancy.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
});

const publish = (...channels: Channel[]) => publishTo(services, companies.ids.northgate, channels);

const advertise = (
  jobs: { id: number; version: number }[],
  channel: Channel,
  is_advertised = true,
) => recruiter.call(contract.advertiseJobs, { body: { jobs, channel, is_advertised } });

test("Specification §6, flags: a vacancy goes on no channel that its company does not publish to", async () => {
  await publish("careers_page", "internal");
  const body = { ...vacancy(companies.users), channels: [...channelNames] };
  await expect(recruiter.call(createJob, { body })).rejects.toMatchObject({
    status: 409,
    message: "Your company does not publish to this channel: Job feed. Choose another.",
  });
  const allowed = { ...body, channels: ["careers_page" as const] };
  const { id, version } = await recruiter.call(createJob, { body: allowed });
  const update = (channels: Channel[]) =>
    recruiter.call(updateJob, { params: { id }, version, body: { ...body, channels } });
  await expect(update(["job_feed"])).rejects.toMatchObject({ status: 409 });
  expect(await update(["internal"])).toMatchObject({ channels: ["internal"] });
});

test("a channel that was closed later stays with the vacancy, and no copy has it", async () => {
  const body = { ...vacancy(companies.users), channels: ["internal" as const] };
  const { id, version } = await recruiter.call(createJob, { body });
  await publish("careers_page");
  const change = { ...body, title: "Day nurse" };
  expect(await recruiter.call(updateJob, { params: { id }, version, body: change })).toMatchObject({
    title: "Day nurse",
    channels: ["internal"],
  });
  expect(await recruiter.call(duplicateJob, { params: { id } })).toMatchObject({ channels: [] });
});

test("Rules of the field, Bulk actions: each job that is advertised has a result, and an edit from before is stale", async () => {
  const { nurse, carer } = companies.jobs;
  const [nurses, carers] = [
    { id: nurse.id, version: 1 },
    { id: carer.id, version: 1 },
  ];
  await services.system
    .updateTable("jobs")
    .set({ status: "ARCHIVED" })
    .where("id", "=", carer.id)
    .execute();
  expect((await advertise([nurses, carers], "internal")).records).toMatchObject([
    { id: nurse.id, updated: true, version: 2, message: null },
    {
      id: carer.id,
      updated: false,
      version: 1,
      message: "It is archived, so it cannot be changed.",
    },
  ]);
  const channels = async () =>
    (await recruiter.call(getJob, { params: { id: nurse.id } })).channels;
  expect(await channels()).toEqual(["careers_page", "internal"]);
  expect((await advertise([nurses], "job_feed")).records[0]?.message).toContain(
    "Someone has changed it since",
  );
  const now = { id: nurse.id, version: 2 };
  expect((await advertise([now], "internal")).records[0]?.message).toBe(
    "It is already advertised there.",
  );
  expect((await advertise([now], "internal", false)).records[0]?.updated).toBe(true);
  expect(await channels()).toEqual(["careers_page"]);
  const events = services.system.selectFrom("job_events").select("type").orderBy("id");
  expect(await events.execute()).toEqual([{ type: "updated" }, { type: "updated" }]);
});

test("a channel that the company does not publish to is none to advertise on, but jobs can be taken off it", async () => {
  const [nurse] = [{ id: companies.jobs.nurse.id, version: 1 }];
  await publish("internal");
  await expect(advertise([nurse], "job_feed")).rejects.toMatchObject({ status: 409 });
  expect((await advertise([nurse], "careers_page", false)).records[0]?.updated).toBe(true);
});

test("the addresses to pass on are those of the channels that are open", async () => {
  await publish("careers_page", "job_feed");
  expect(await recruiter.call(contract.getPublishing, {})).toEqual({
    careers_page: "https://ats.example/careers/northgate-group",
    internal: null,
    job_feed: "https://ats.example/careers/northgate-group/feed.xml",
  });
});
