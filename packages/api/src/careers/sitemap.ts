import { careersPath } from "@ats/core/careers/address";
import { availableChannels } from "@ats/core/jobs/channel";
import { type Context, Hono } from "hono";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { PageEnv } from "../kernel/page.ts";
import type { Services } from "../kernel/services.ts";
import { isAdvertised } from "./adverts.ts";

type Needed = Pick<Services, "system" | "clock" | "publicUrl">;

/** Most addresses of one file, by the protocol of sitemaps. */
const sitemapSize = 50_000;

/** `/robots.txt` and `/sitemap.xml`: search engines find the careers pages, and nothing else. */
export function sitemapPages(services: Needed, size = sitemapSize) {
  const { publicUrl } = services;
  const pages = new Hono<PageEnv>();
  const urlOf = (path: string) => new URL(path, publicUrl).href;

  pages.get("/robots.txt", (context) => {
    context.header("cache-control", "no-cache");
    return context.text(
      `User-agent: *\nAllow: /careers/\nAllow: /sitemap\nDisallow: /\n\nSitemap: ${urlOf("/sitemap.xml")}\n`,
    );
  });
  pages.get("/sitemap.xml", async (context) => {
    const companies = await advertisers(services.system);
    const total = companies.length + (await countAdverts(services, companies));
    if (total <= size) return xml(context, await urlSet(services, companies, { size, part: 1 }));
    const parts = Array.from({ length: Math.ceil(total / size) }, (_, at) =>
      element("sitemap", urlOf(`/sitemap/${at + 1}.xml`)),
    );
    return xml(context, document("sitemapindex", parts));
  });
  pages.get("/sitemap/:part{[1-9]\\d{0,4}\\.xml}", async (context) => {
    const part = Number.parseInt(context.req.param("part"));
    const companies = await advertisers(services.system);
    return xml(context, await urlSet(services, companies, { size, part }));
  });
  return pages;
}

interface Advertiser {
  id: number;
  careers_key: string;
}

/** Companies whose careers page anybody may read. */
async function advertisers(system: Kysely<Tables>): Promise<Advertiser[]> {
  const companies = await system
    .selectFrom("companies")
    .select(["id", "careers_key", "system_flags"])
    .where("company_type", "=", "ATS")
    .where("disabled", "=", false)
    .orderBy("id")
    .execute();
  return companies.flatMap(({ id, careers_key, system_flags }) =>
    careers_key && availableChannels(system_flags).includes("careers_page")
      ? [{ id, careers_key }]
      : [],
  );
}

const advertsOf = (companies: readonly Advertiser[], now: Date) =>
  sql`from jobs j where j.company_id = any(${companies.map(({ id }) => id)}::bigint[])
    and ${isAdvertised(["careers_page"], now)}`;

async function countAdverts({ system, clock }: Needed, companies: readonly Advertiser[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${advertsOf(companies, clock())}`.execute(system);
  return rows[0]?.count ?? 0;
}

/** A part of the list of each company's page and its adverts. */
async function urlSet(
  { system, clock, publicUrl }: Needed,
  companies: readonly Advertiser[],
  { size, part }: { size: number; part: number },
): Promise<string> {
  const { rows } = await sql<{ company_id: number; job_number: number | null; at: Date | null }>`
    select id as company_id, null as job_number, null::timestamptz as at
      from unnest(${companies.map(({ id }) => id)}::bigint[]) id
    union all select j.company_id, j.job_number, j.published_date_time ${advertsOf(companies, clock())}
    order by company_id, job_number nulls first limit ${size} offset ${(part - 1) * size}`.execute(
    system,
  );
  const keys = new Map(companies.map(({ id, careers_key }) => [id, careers_key]));
  const urls = rows.map(({ company_id, job_number, at }) => {
    const path = careersPath(keys.get(company_id) ?? "", job_number ?? undefined);
    return element("url", new URL(path, publicUrl).href, at);
  });
  return document("urlset", urls);
}

const document = (root: string, elements: readonly string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${elements.join("\n")}
</${root}>
`;

/** An address consists of characters that XML leaves as they are. */
const element = (name: string, url: string, at?: Date | null): string =>
  `<${name}><loc>${url}</loc>${at ? `<lastmod>${at.toISOString()}</lastmod>` : ""}</${name}>`;

function xml(context: Context, text: string): Response {
  context.header("cache-control", "no-cache");
  return context.body(text, 200, { "content-type": "application/xml; charset=utf-8" });
}
