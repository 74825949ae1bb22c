import type { Job } from "@ats/core/jobs/job";
import { Banner } from "@ats/ui/Banner";
import { useTexts } from "@ats/ui/texts";
import { jobDialogTexts } from "./dialog-texts.ts";

interface StayingJobsProps {
  jobs: readonly Job[];
  reasonOf(job: Job): string | null | undefined;
}

const shown = 5;

/** Names the jobs that an action would not change, and why. */
export function StayingJobs({ jobs, reasonOf }: StayingJobsProps) {
  const say = useTexts();
  if (jobs.length === 0) return null;
  const reasons = jobs
    .slice(0, shown)
    .map((job) => say(jobDialogTexts.reason, { title: job.title, reason: reasonOf(job) ?? "" }));
  const more = jobs.length - shown;
  if (more > 0) reasons.push(say(jobDialogTexts.more, { count: more }));
  return (
    <Banner tone="info" title={say(jobDialogTexts.willStay, { count: jobs.length })}>
      {reasons.join(" ")}
    </Banner>
  );
}
