import type { NotificationJob } from "@ats/core/notifications/notification";
import { type Say, texts } from "@ats/ui/texts";

const jobTexts = texts("notifications.job", { named: "{title} ({number})", job: "Job {number}" });

/** The job's title and number; the number alone for a reader who may not see jobs. */
export const jobName = (say: Say, { title, job_number }: NotificationJob): string =>
  title === null
    ? say(jobTexts.job, { number: String(job_number) })
    : say(jobTexts.named, { title, number: String(job_number) });
