import { advertFacts } from "@ats/core/jobs/advert-facts";
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
  const facts = advertFacts(job, {
    salary: saySalary(say, job),
    closingDate:
      job.closing_date_time === null
        ? undefined
        : shortDate(job.closing_date_time, { timeZone: job.time_zone }),
  });
  return (
    <Stack gap="lg">
      <DescriptionList
        items={facts.map(({ name, fact }) => ({ term: say(advertTexts[name]), description: fact }))}
      />
      <RichText html={job.description} />
    </Stack>
  );
}
