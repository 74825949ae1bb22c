import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { vacancy } from "../testing/vacancy.ts";
import { sitemapPages } from "./sitemap.ts";

let services: ReturnType<typeof testServices>;
const careers = "https://ats.example/careers";
beforeAll(async () => {
  services = testServices(await testDatabase());
  const { users } = await testCompanies(services.system);
  await services.system.updateTable("jobs").set({ channels: [] }).execute();
  const recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  for (const channels of [
    ["careers_page"],
    ["internal"],
    ["careers_page"],
    ["job_feed"],
  ] as const) {
    const body = { ...vacancy(users), channels: [...channels] };
    const { id, version } = await recruiter.call(createJob, { body });
    await recruiter.call(updateJobStatus, { body: { jobs: [{ id, version }], status: "ACTIVE" } });
  }
});

const read = async (path: string, size?: number) => {
  const answer = await sitemapPages(services, size).request(path);
  return { type: answer.headers.get("content-type"), text: await answer.text() };
};
const addressesIn = (text: string) =>
  [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);

test("robots may read the careers pages alone, and are told where their list is", async () => {
  const { type, text } = await read("/robots.txt");
  expect(type).toMatch(/^text\/plain/);
  expect(text).toMatch(/^User-agent: \*\nAllow: \/careers\/\nAllow: \/sitemap\nDisallow: \/\n/);
  expect(text).toContain("Sitemap: https://ats.example/sitemap.xml\n");
});

test("the list has each company's page and the adverts of its careers page", async () => {
  const { type, text } = await read("/sitemap.xml");
  expect(type).toBe("application/xml; charset=utf-8");
  expect(text).toMatch(/^<\?xml .*\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/);
  const northgate = addressesIn(text).filter((url) =>
    url?.startsWith(`${careers}/northgate-group`),
  );
  expect(northgate).toHaveLength(3);
  expect(northgate[0]).toBe(`${careers}/northgate-group`);
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(2);
});

test("a list that is too long for one file comes in parts", async () => {
  const all = addressesIn((await read("/sitemap.xml")).text);
  const { text } = await read("/sitemap.xml", 2);
  expect(text).toContain("<sitemapindex ");
  const parts = addressesIn(text);
  expect(parts).toHaveLength(Math.ceil(all.length / 2));
  const listed = [];
  for (const part of parts)
    listed.push(...addressesIn((await read(new URL(part ?? "").pathname, 2)).text));
  expect(listed).toEqual(all);
});
