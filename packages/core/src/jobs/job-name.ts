import { z } from "zod";

/** A job as sentences and choices name it. */
export const jobNameSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  job_number: z.number().int(),
});
export type JobName = z.output<typeof jobNameSchema>;

/** A job's title and number: "Nurse (1042)". */
export const spokenJob = ({ title, job_number }: Pick<JobName, "title" | "job_number">): string =>
  `${title} (${job_number})`;
