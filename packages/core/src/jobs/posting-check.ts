import type { AdvertFinding } from "./advert-check.ts";
import type { JobInput } from "./job-input.ts";

/**
 * Says what search engines miss in the structured data of an advert (schema.org's JobPosting), by
 * the rules that Google publishes. It never prevents publishing.
 */
export function checkPosting(
  job: Pick<JobInput, "title" | "location" | "postal_code" | "job_type" | "closing_date_time">,
): AdvertFinding[] {
  const findings: AdvertFinding[] = [];
  const find = (id: AdvertFinding["id"], message: string) =>
    findings.push({ id, message, words: [] });
  if (!job.location.trim())
    find("posting_location", "Search engines list no job without a place. Enter its location.");
  else if (!job.postal_code.trim())
    find("posting_postcode", "Search engines place a job better with a postcode. Enter one.");
  if (!job.job_type.trim()) find("posting_type", "Search engines filter by job type. Choose one.");
  if (!job.closing_date_time)
    find(
      "posting_closing",
      "Search engines show no closing date, and may list the job after it is filled. Enter one.",
    );
  if (/[£$€!*]|\d{4,}/.test(job.title) || isShouted(job.title))
    find(
      "posting_title",
      "Search engines want a job title alone, without salary, codes, capitals or exclamation marks.",
    );
  return findings;
}

/** True for a title with several words in capitals. */
const isShouted = (title: string): boolean =>
  title.split(/\s+/).filter((word) => /\p{Lu}{4}/u.test(word)).length > 1;
