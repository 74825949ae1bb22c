import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { jobStatuses } from "../jobs/job.ts";
import { agencyStatuses, agencyTiers } from "./agency.ts";
import { releaseInput, releaseTexts } from "./release.ts";

export const jobReleaseSchema = z.object({
  id: z.number().int(),
  agency: z.object({ id: z.number().int(), name: z.string(), status: z.enum(agencyStatuses) }),
  released_by: z.string().nullable(),
  released_date_time: z.string(),
  /** When the agency first sees the job. */
  opens_date_time: z.string(),
  withdrawn_date_time: z.string().nullable(),
  /** Place of what the agency reads in `texts`. */
  text: z.number().int(),
});
export type JobRelease = z.output<typeof jobReleaseSchema>;

export const jobReleasesSchema = z.object({
  status: z.enum(jobStatuses),
  dept: z.string(),
  /** Why the job cannot be released now; null when it can. */
  problem: z.string().nullable(),
  /** The agencies that the company works with now. */
  agencies: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      /** For the department of the job. */
      tier: z.literal(agencyTiers).nullable(),
      groups: z.array(z.string()),
      /** Its people sign in to the agency portal. */
      is_linked: z.boolean(),
    }),
  ),
  /** Releases to each agency: those that hold first, then the newest. */
  releases: z.array(jobReleaseSchema),
  /** The different texts that agencies read. */
  texts: z.array(releaseTexts),
});
export type JobReleases = z.output<typeof jobReleasesSchema>;

export const getJobReleases = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/releases",
  summary: "Returns the agencies that a job is released to, since when, and those it can go to",
  access: "VIEW_AGENCIES",
  params: idParam,
  response: jobReleasesSchema,
});

export const releaseJob = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/releases",
  summary: "Releases a job to tiers, groups or agencies, at once or after days",
  access: "PUBLISH_JOBS",
  idempotent: true,
  params: idParam,
  body: releaseInput,
  response: z.object({
    /** Agencies that have it now or will have it. */
    released: z.number().int(),
    /** Agencies of these that had it already, and read the new text. */
    updated: z.number().int(),
  }),
});

const releaseIds = z
  .array(z.number().int().positive())
  .min(1, "Choose at least one agency.")
  .max(1000, "Choose 1,000 agencies or fewer.");

export const withdrawReleases = endpoint({
  method: "PUT",
  path: "/api/jobs/{id}/releases/withdraw",
  summary: "Withdraws a job from agencies; what they submitted stays theirs",
  access: "PUBLISH_JOBS",
  idempotent: true,
  params: idParam,
  body: z.object({ releases: releaseIds }),
  response: z.object({ withdrawn: z.number().int() }),
});

export const restoreReleases = endpoint({
  method: "PUT",
  path: "/api/jobs/{id}/releases/restore",
  summary: "Undoes a withdrawal: agencies have the job again with the text that they read before",
  access: "PUBLISH_JOBS",
  idempotent: true,
  params: idParam,
  body: z.object({ releases: releaseIds }),
  /** Less than asked where an agency has a newer release, or no longer works with the company. */
  response: z.object({ restored: z.number().int() }),
});

export const jobReleasesContract = {
  getJobReleases,
  releaseJob,
  withdrawReleases,
  restoreReleases,
};
