import type { JobInput } from "@ats/core/jobs/job-input";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { RichText } from "@ats/ui/RichText";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../dates/useDates.ts";
import { advertTexts } from "./advert-texts.ts";
import { saySalary } from "./salary.ts";

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
  const say = useTexts();
  const { shortDate } = useDates();
  const facts = [
    [advertTexts.company, job.brand_name],
    [advertTexts.location, [job.location, job.postal_code].filter(Boolean).join(", ")],
    [advertTexts.jobType, job.job_type],
    [advertTexts.department, job.dept],
    [advertTexts.salary, saySalary(say, job)],
    [advertTexts.benefits, job.choose_benefits.join(", ")],
    [
      advertTexts.closingDate,
      job.closing_date_time && shortDate(job.closing_date_time, { timeZone: job.time_zone }),
    ],
  ] as const;
  return (
    <Stack gap="lg">
      <DescriptionList
        items={facts.flatMap(([term, description]) =>
          description ? [{ term: say(term), description }] : [],
        )}
      />
      <RichText html={job.description} />
    </Stack>
  );
}
