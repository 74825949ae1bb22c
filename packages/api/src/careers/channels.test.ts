import { listApplications } from "@ats/core/applications/contract";
import { careersAddress } from "@ats/core/careers/address";
import * as careers from "@ats/core/careers/contract";
import type { Channel } from "@ats/core/jobs/channel";
import { getPublishing, renewInternalLink } from "@ats/core/jobs/channel-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { formOfGrace } from "../testing/applicant.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { publishTo } from "../testing/publish-to.ts";
import { vacancy } from "../testing/vacancy.ts";
import { jobPosting } from "./job-posting.ts";

let app: ReturnType<typeof testApi>;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let visitor: TestBrowser;
const company = "northgate-group";

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  visitor = testBrowser(app, "198.51.100.9");
});

/** Publishes a vacancy without questions on these channels. */
async function advertised(
  channels: Channel[],
  changes: { title?: string; description?: string; closing_date_time?: string } = {},
) {
  const parts = { questions: [], scorecard: [] };
  const body = { ...vacancy(companies.users), ...parts, channels, ...changes };
  const { id, version, job_number } = await recruiter.call(createJob, { body });
  await recruiter.call(updateJobStatus, { body: { jobs: [{ id, version }], status: "ACTIVE" } });
  return { id, job_number, params: { company, job_number } };
}

const publish = (...channels: Channel[]) => publishTo(services, companies.ids.northgate, channels);
const internalKey = async () => {
  const { internal } = await recruiter.call(getPublishing, {});
  return careersAddress(internal?.slice(new URL(internal).origin.length) ?? "")?.internal ?? "";
};
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

const person = () => formOfGrace({ email: "grace.lister@mail.example" });
const sources = async (id: number) =>
  (await recruiter.call(listApplications, { params: { id } })).records.map(({ source }) => source);

describe("Specification §2: internal vacancies", () => {
  test("are listed only by the company's internal link, and without other channels' adverts", async () => {
    await advertised(["internal"], { title: "Ward sister" });
    const query = { internal: await internalKey() };
    const listed = await visitor.call(careers.listAdverts, { params: { company }, query });
    expect(listed.records.map(({ title }) => title)).toEqual(["Ward sister"]);
    const everybody = await visitor.call(careers.listAdverts, { params: { company } });
    expect(everybody.records.map(({ title }) => title)).not.toContain("Ward sister");
  });

  test("take applications with the source Internal, and are not found without the link", async () => {
    const { id, params } = await advertised(["internal"]);
    const query = { internal: await internalKey() };
    expect(await statusOf(visitor.call(careers.getAdvert, { params }))).toBe(404);
    expect(await statusOf(visitor.call(careers.apply, { params, body: person() }))).toBe(404);
    await visitor.call(careers.getAdvert, { params, query });
    await visitor.call(careers.apply, {
      params,
      query: { ...query, source: "Indeed" },
      body: person(),
    });
    expect(await sources(id)).toEqual(["Internal"]);
  });

  test.each(["", "x", "00000000-0000-4000-8000-000000000000"])(
    "are not found with a wrong key: %j",
    async (internal) => {
      await advertised(["internal"]);
      const path = `/api/careers/${company}?internal=${internal}`;
      expect((await visitor.send(path)).status).toBe(404);
    },
  );

  test("are not found while the company does not publish to them", async () => {
    const { params } = await advertised(["internal"]);
    const query = { internal: await internalKey() };
    await publish("careers_page");
    expect(await statusOf(visitor.call(careers.getAdvert, { params, query }))).toBe(404);
  });

  test("have a new link when an administrator makes one, and the earlier link stops working", async () => {
    const query = { internal: await internalKey() };
    const list = () => statusOf(visitor.call(careers.listAdverts, { params: { company }, query }));
    expect(await list()).toBe(200);
    expect(await statusOf(recruiter.call(renewInternalLink, {}))).toBe(403);
    const admin = await signIn(app, "admin@northgate.example");
    const { internal } = await admin.call(renewInternalLink, {});
    expect(internal).toContain(await internalKey());
    expect(await list()).toBe(404);
  });
});

test("a vacancy that only a wrong clock has closed is advertised again once the clock is right", async () => {
  const changes = { title: "Warden", closing_date_time: "2026-12-20T12:00:00Z" };
  const { params } = await advertised(["careers_page", "job_feed"], changes);
  const seen = async () => ({
    advert: await statusOf(visitor.call(careers.getAdvert, { params })),
    form: await statusOf(visitor.call(careers.saveApplication, { params, body: person() })),
    listed: (await visitor.call(careers.listAdverts, { params, query: { q: "warden" } })).total,
    posting: (await jobPosting(services, params)) !== undefined,
    feed: (await (await visitor.send(`/careers/${company}/feed.xml`)).text()).includes("Warden"),
  });
  const open = { advert: 200, form: 200, listed: 1, posting: true, feed: true };
  expect(await seen()).toEqual(open);
  services.clock.advance(365 * 24 * 60 * 60_000);
  const closed = { advert: 404, form: 404, listed: 0, posting: false, feed: false };
  expect(await seen()).toEqual(closed);
  services.clock.advance(-365 * 24 * 60 * 60_000);
  expect(await seen()).toEqual(open);
});

test.each([
  ["the job's brand", "Northgate Homes", "Northgate Homes"],
  ["the company where it has none", "", "Northgate Group"],
])("an advert names %s everywhere", async (_, brand_name, told) => {
  const channels: Channel[] = ["careers_page", "job_feed"];
  const { id, params } = await advertised(channels, { title: "Warden" });
  await services.system.updateTable("jobs").set({ brand_name }).where("id", "=", id).execute();
  const { records } = await visitor.call(careers.listAdverts, { params, query: { q: "warden" } });
  expect(records).toMatchObject([{ brand_name: told }]);
  expect(await visitor.call(careers.getAdvert, { params })).toMatchObject({ brand_name: told });
  expect(await jobPosting(services, params)).toMatchObject({ hiringOrganization: { name: told } });
  const feed = await visitor.send(`/careers/${company}/feed.xml`);
  expect(await feed.text()).toContain(`<company>${told}</company>`);
  const body = person();
  await visitor.call(careers.saveApplication, { params, body });
  for (const app_uuid of [body.app_uuid, crypto.randomUUID()])
    await visitor.call(careers.apply, { params, body: { ...body, app_uuid } });
  const mails = await services.system
    .selectFrom("outgoing_mail")
    .select("text")
    .where("to_address", "=", body.email)
    .execute();
  expect(mails.map(({ text }) => text.split("\n").at(-1))).toEqual([told, told, told]);
});

describe("Specification §2: the job feed", () => {
  const read = (path = `/careers/${company}/feed.xml`, init?: RequestInit) =>
    visitor.send(path, init);

  test("has its adverts, with escaped text and the board's name in their links", async () => {
    await advertised(["careers_page"], { title: "Ward sister" });
    const { job_number } = await advertised(["job_feed"], {
      title: "R&D nurse <3 \u0001",
      description: "<p>Tea & cake ]]&gt;</p>",
    });
    const answer = await read(`/careers/${company}/feed.xml?source=Talent.com`);
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const xml = await answer.text();
    for (const part of [
      '<?xml version="1.0" encoding="utf-8"?>\n<source>',
      "<publisher>Northgate Group</publisher>",
      "<title>R&amp;D nurse &lt;3 </title>",
      `<url>https://ats.example/careers/northgate-group/${job_number}?source=Talent.com</url>`,
      `<referencenumber>${job_number}</referencenumber>`,
      "<description>&lt;p&gt;Tea &amp;amp; cake ]]&amp;gt;&lt;/p&gt;</description>",
      "<country>GB</country>",
    ])
      expect(xml).toContain(part);
    expect(xml).not.toContain("Ward sister");
  });

  test("may be cached, and is sent again only when it has changed", async () => {
    const first = await read();
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, max-age=900");
    const again = () => read(undefined, { headers: { "if-none-match": `W/${etag}` } });
    expect([(await again()).status, await (await again()).text()]).toEqual([304, ""]);
    await advertised(["job_feed"], { title: "Night porter" });
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain("Night porter");
  });

  test.each([
    ["Indeed", "indeed"],
    ["Job feed", "Job feed"],
    ["Link: Employee referral", "Employee referral"],
  ])("brings applications with the source %s", async (source, named) => {
    const { id, params } = await advertised(["job_feed"]);
    const query = { source: named };
    await visitor.call(careers.apply, { params, query, body: person() });
    expect(await sources(id)).toEqual([source]);
  });

  test("opens its adverts for a company without a careers page, and lists none", async () => {
    const { params } = await advertised(["job_feed"]);
    const onPage = await advertised(["careers_page"]);
    await publish("job_feed");
    const { company: shown } = await visitor.call(careers.getAdvert, { params });
    expect(shown).toMatchObject({ name: "Northgate Group", has_list: false });
    expect(await statusOf(visitor.call(careers.listAdverts, { params }))).toBe(404);
    expect(await statusOf(visitor.call(careers.getAdvert, onPage))).toBe(404);
  });

  test("is not found while the company does not publish to it", async () => {
    await publish("careers_page", "internal");
    expect((await read()).status).toBe(404);
  });
});

describe("Specification §2: search engines", () => {
  const posting = ({ job_number }: { job_number: number }, internal?: string) =>
    jobPosting(services, { company, job_number, ...(internal && { internal }) });

  test("read an advert of the careers page as schema.org's JobPosting", async () => {
    const job = await advertised(["careers_page"]);
    expect(await posting(job)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: "Night nurse",
      identifier: { value: String(job.job_number) },
      url: `https://ats.example/careers/northgate-group/${job.job_number}`,
      datePosted: "2026-11-20T09:00:00.000Z",
      hiringOrganization: { "@type": "Organization", name: "Northgate Care" },
      jobLocation: { address: { addressLocality: "Leeds", addressCountry: "GB" } },
      baseSalary: { currency: "GBP", value: { unitText: "YEAR" } },
    });
  });

  test("read nothing about a draft, an advert of another channel or an internal visit", async () => {
    expect(await posting({ job_number: 999 })).toBeUndefined();
    expect(await posting(await advertised(["job_feed", "internal"]))).toBeUndefined();
    const both = await advertised(["careers_page", "internal"]);
    expect(await posting(both, await internalKey())).toBeUndefined();
    expect(await posting(both)).toBeDefined();
    await publish("internal", "job_feed");
    expect(await posting(both)).toBeUndefined();
  });
});
