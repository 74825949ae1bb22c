import type { JobInput } from "@ats/core/jobs/job-input";
import { salaryText } from "@ats/core/jobs/salary";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { RichText } from "@ats/ui/RichText";
import { Stack } from "@ats/ui/Stack";
import { shortDate } from "../dates/dates.ts";

export type AdvertJob = Pick<
  JobInput,
  | "brand_name"
  | "dept"
  | "location"
  | "postal_code"
  | "job_type"
  | "salary_min"
  | "salary_max"
  | "choose_benefits"
  | "description"
  | "closing_date_time"
> & {
  currency: string;
  /** Time zone of the closing date; absent until it is known. */
  time_zone: string | undefined;
};

export function Advert({ job }: { job: AdvertJob }) {
  const salary = salaryText(job);
  const facts = [
    ["Company", job.brand_name],
    ["Location", [job.location, job.postal_code].filter(Boolean).join(", ")],
    ["Job type", job.job_type],
    ["Department", job.dept],
    ["Salary", salary],
    ["Benefits", job.choose_benefits.join(", ")],
    [
      "Closing date",
      job.closing_date_time && shortDate(job.closing_date_time, { timeZone: job.time_zone }),
    ],
  ].flatMap(([term, description]) => (term && description ? [{ term, description }] : []));
  return (
    <Stack gap="lg">
      <DescriptionList items={facts} />
      <RichText html={job.description} />
    </Stack>
  );
}
