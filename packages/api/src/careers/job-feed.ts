import { careersPath } from "@ats/core/careers/address";
import { readJobFeed } from "@ats/core/careers/contract";
import type { jobTypes } from "@ats/core/jobs/job-input";
import { salaryText } from "@ats/core/jobs/salary";
import { sql } from "kysely";
import { implementPublic } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { inCompany } from "../database/database.ts";
import { sha256 } from "../kernel/sha256.ts";
import { type AdvertRow, advertColumns, careersCompany, isAdvertised } from "./adverts.ts";
import { countryOf } from "./job-posting.ts";

type FeedRow = AdvertRow & { description: string };

/** Seconds for which a job board may cache the feed. */
const freshSeconds = 15 * 60;

const feedTypes: Partial<Record<string, string>> = {
  "Full time": "fulltime",
  "Part time": "parttime",
  "Fixed term": "contract",
  Temporary: "temporary",
  Apprenticeship: "apprenticeship",
  Volunteer: "volunteer",
} satisfies Record<(typeof jobTypes)[number], string>;

/**
 * Serves the feed in Indeed's format, which other boards read too; its tag changes with its
 * content.
 */
export const readFeed = implementPublic(readJobFeed, async ({ params, query, ...call }) => {
  const { system, clock, publicUrl } = call.services;
  const company = await careersCompany(system, params);
  if (!company.channels.includes("job_feed")) throw notFound("job feed");
  const jobs = await inCompany(system, company.id, async (db) => {
    const { rows } = await sql<FeedRow>`select ${advertColumns}, j.description from jobs j
      where ${isAdvertised(["job_feed"], clock())}
      order by j.published_date_time desc, j.id`.execute(db);
    return rows;
  });
  const linkOf = (job_number: number) =>
    new URL(careersPath(params.company, job_number, query), publicUrl).href;
  const xml = feedXml(jobs, { ...company, publicUrl, linkOf });
  call.request.answer.set("cache-control", `public, max-age=${freshSeconds}`);
  call.request.answer.set("etag", `"${sha256(xml)}"`);
  return {
    type: "application/xml; charset=utf-8",
    name: "jobs.xml",
    read: async () => new TextEncoder().encode(xml),
  };
});

interface Publisher {
  name: string;
  publicUrl: string;
  linkOf(job_number: number): string;
}

function feedXml(jobs: readonly FeedRow[], { name, publicUrl, linkOf }: Publisher): string {
  const [newest] = jobs;
  return `<?xml version="1.0" encoding="utf-8"?>
<source>${elements({
    publisher: name,
    publisherurl: publicUrl,
    lastBuildDate: newest?.published_date_time?.toUTCString(),
  })}${jobs.map((job) => `\n<job>${elements(fieldsOf(job, linkOf))}</job>`).join("")}
</source>
`;
}

const fieldsOf = (job: FeedRow, linkOf: Publisher["linkOf"]) => ({
  title: job.title,
  date: job.published_date_time?.toUTCString(),
  referencenumber: String(job.job_number),
  url: linkOf(job.job_number),
  company: job.brand_name,
  city: job.location,
  postalcode: job.postal_code,
  country: countryOf(job),
  description: job.description,
  salary: salaryText(job),
  jobtype: feedTypes[job.job_type],
  category: job.dept,
  expirationdate: job.closing_date_time?.toUTCString(),
});

const elements = (texts: Record<string, string | undefined>): string =>
  Object.entries(texts)
    .filter(([, text]) => text)
    .map(([name, text = ""]) => `\n<${name}>${escaped(text)}</${name}>`)
    .join("");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes text for XML, and leaves out characters that XML does not allow. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>]/g, (mark) => entities[mark] ?? "");
