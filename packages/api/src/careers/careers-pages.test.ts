import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { applyPath, careersPath } from "@ats/core/careers/address";
import { logoMaxBytes } from "@ats/core/careers/brand";
import { longestAdvert } from "@ats/core/jobs/job-input";
import { listJobs } from "@ats/core/jobs/list-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { vacancy } from "../testing/vacancy.ts";
import { careersPages } from "./careers-pages.ts";

const company = "northgate-group";
let companies: TestCompanies;
let recruiter: TestBrowser;
let pages: Hono;
let night: number;

beforeAll(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  pages = new Hono()
    .route("/careers", careersPages(services))
    .get("/careers/*", (context) => context.text("The form"));
  night = await advertised({});
  await advertised({ title: "Night porter", location: "Hull", dept: "Facilities" });
});

async function advertised(changes: Partial<ReturnType<typeof vacancy>>): Promise<number> {
  const body = { ...vacancy(companies.users), ...changes };
  const { id, version, job_number } = await recruiter.call(createJob, { body });
  await recruiter.call(updateJobStatus, { body: { jobs: [{ id, version }], status: "ACTIVE" } });
  return job_number;
}

const read = async (path: string, headers: HeadersInit = {}) => {
  const answer = await pages.request(path, { headers });
  return { status: answer.status, text: await answer.text() };
};
const titlesIn = (text: string) =>
  [...text.matchAll(/<li><a href="\/careers\/[^"]+">([^<]+)<\/a>\n<p>/g)].map(([, title]) => title);

test("the list is searched and narrowed by place, department and kind in its address alone", async () => {
  const listed = async (search: Parameters<typeof careersPath>[2]) =>
    titlesIn((await read(careersPath(company, undefined, search))).text).toSorted();
  expect(await listed({ q: "night" })).toEqual(["Night nurse", "Night porter"]);
  expect(await listed({ location: "Hull" })).toEqual(["Night porter"]);
  expect(await listed({ dept: "Nursing", job_type: "Part time" })).toContain("Night nurse");
  expect(await listed({ q: "night", location: "Leeds", dept: "Facilities" })).toEqual([]);
  const { text } = await read(
    careersPath(company, undefined, { location: "Hull", source: "Indeed" }),
  );
  expect(text).toContain("<option selected>Hull</option>");
  expect(text).toContain('<input type="hidden" name="source" value="Indeed">');
  expect(text).toContain(`/careers/${company}/`);
});

test("an advert has Apply before and after its text, and links keep how the visitor came", async () => {
  const { text } = await read(careersPath(company, night, { source: "Indeed" }));
  const [before, after, ...others] = text.split(
    "<article><p>Care through the night.</p></article>",
  );
  expect(others).toEqual([]);
  for (const part of [before, after])
    expect(part).toContain(`href="/careers/${company}/${night}/apply?source=Indeed">Apply<`);
});

test("the pages are in the language of the address, or else of the browser", async () => {
  const welsh = { "accept-language": "cy,en;q=0.5" };
  expect((await read(careersPath(company), welsh)).text).toContain("Gweithio i Northgate Group");
  const english = careersPath(company, undefined, { lang: "en" });
  expect((await read(english, welsh)).text).toContain("Work at Northgate Group");
});

test("a link to a saved application leads to its form", async () => {
  const answer = await pages.request(careersPath(company, night, { resume: "a-secret" }));
  expect(answer.headers.get("location")).toBe(`/careers/${company}/${night}/apply?resume=a-secret`);
});

test("a vacancy that has closed is gone, one that never was is not found, and neither is indexed", async () => {
  const closed = await advertised({ title: "Closed nurse" });
  const applying = applyPath(company, closed);
  expect(await read(applying)).toEqual({ status: 200, text: "The form" });
  const { records } = await recruiter.call(listJobs, { query: { s: `job_number:${closed}` } });
  const [{ id, version } = { id: 0, version: 0 }] = records;
  await recruiter.call(updateJobStatus, {
    body: { jobs: [{ id, version }], status: "ON_HOLD" },
  });
  const expectations = [
    [careersPath(company, closed), 410, "Closed nurse no longer takes applications."],
    [applying, 410, `<a href="/careers/${company}">See all vacancies</a>`],
    [careersPath(company, 999_999), 404, "There is no vacancy at this address"],
    [applyPath(company, 999_999), 404, "There is no vacancy at this address"],
    [careersPath("nobody"), 404, "There is no vacancy at this address"],
    [`${careersPath(company)}/nurse`, 404, "There is no vacancy at this address"],
    [`${careersPath(company, 1_234_567_890)}/apply`, 404, "There is no vacancy at this address"],
  ] as const;
  for (const [path, status, text] of expectations) {
    const answer = await pages.request(path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const body = await answer.text();
    expect(body).toContain(text);
    expect(body).toContain('<meta name="robots" content="noindex">');
  }
});

test.each([careersPath(company), careersPath(company, 1001), applyPath(company, 1001)])(
  "%s is the same page with a slash at its end",
  async (path) => {
    const [plain, slashed] = await Promise.all([read(path), read(`${path}/`)]);
    expect(slashed.status).toBe(plain.status);
    const title = /<title>[^<]*|The form/;
    expect(title.exec(slashed.text)?.[0]).toBe(title.exec(plain.text)?.[0]);
  },
);

test("a vacancy that was never advertised is not told from one that never was", async () => {
  const draft = await recruiter.call(createJob, { body: vacancy(companies.users) });
  expect(await read(careersPath(company, draft.job_number))).toEqual(
    await read(careersPath(company, 999_999)),
  );
});

test("an advert tells search engines and social networks what it is, without a script", async () => {
  const description = `<p>Care “through” the night &amp; day. ${"Every shift. ".repeat(40)}</p>`;
  const number = await advertised({ title: "Nurse & nights", description });
  const { text } = await read(careersPath(company, number, { source: "Indeed" }));
  const url = `https://ats.example/careers/${company}/${number}`;
  expect(text).toContain("<title>Nurse &amp; nights – Northgate Care</title>");
  expect(text).toContain(`<link rel="canonical" href="${url}">`);
  const [, excerpt = ""] = /<meta name="description" content="([^"]*)">/.exec(text) ?? [];
  expect(excerpt).toMatch(/^Care “through” the night &amp; day\. Every .*…$/);
  expect(excerpt.length).toBeLessThan(210);
  for (const [name, content] of [
    ["title", "Nurse &amp; nights"],
    ["description", excerpt],
    ["url", url],
    ["type", "website"],
    ["site_name", "Northgate Group"],
  ])
    expect(text).toContain(`<meta property="og:${name}" content="${content}">`);
});

test("Specification §2, adverts: an advert contains structured data, and no text can leave its element", async () => {
  const title = "</script><script>alert(1)</script> $&";
  const hostile = await advertised({ title, description: "<p>Hello</p><script>alert(2)</script>" });
  const { text } = await read(careersPath(company, hostile));
  expect(text.match(/<script/g)).toHaveLength(1);
  const [, data = ""] =
    /<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(data)).toMatchObject({ "@type": "JobPosting", description: "<p>Hello</p>" });
});

test("a full list and the longest advert travel in at most 60 kB with the logo, and load nothing else", async () => {
  const decisions = new URL("../../../../docs/decisions/", import.meta.url);
  const prose = readdirSync(decisions)
    .map((name) => readFileSync(new URL(name, decisions), "utf8").replace(/[<>&]/g, ""))
    .join("\n")
    .replace(/\n+/g, "</p><p>");
  const description = `<p>${prose.slice(0, longestAdvert - "<p></p>".length).replace(/<[^>]*$/, "")}</p>`;
  const long = await advertised({ description });
  for (let count = 0; count < 50; count++) await advertised({ title: `Carer for house ${count}` });
  const served = new Hono().use(compress()).route("/", pages);
  for (const path of [careersPath(company), careersPath(company, long)]) {
    const answer = await served.request(path, { headers: { "accept-encoding": "gzip" } });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    const sent = new Uint8Array(await answer.arrayBuffer());
    expect(sent.length, path).toBeLessThan(60_000 - logoMaxBytes);
    const text = gunzipSync(sent).toString();
    expect(text.match(/<img [^>]*>/g)).toEqual([
      `<img src="/careers/${company}/brands/${companies.brands.own.id}/logo?v=1" alt="Northgate Group">`,
    ]);
    expect(text, path).not.toMatch(
      /<(?:link (?!rel="canonical")|iframe)|<script (?!type="application\/ld\+json")|url\(|@import/,
    );
  }
});
