import { z } from "zod";
import type { JobName } from "./job-name.ts";

export const jobNameSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  job_number: z.number().int(),
}) satisfies z.ZodType<JobName>;
