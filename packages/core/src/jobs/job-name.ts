/** A job as sentences and choices name it. */
export interface JobName {
  id: number;
  title: string;
  job_number: number;
}

/** A job's title and number: "Nurse (1042)". */
export const spokenJob = ({ title, job_number }: Pick<JobName, "title" | "job_number">): string =>
  `${title} (${job_number})`;
