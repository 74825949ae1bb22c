import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { getApplication, listApplications } from "@ats/core/applications/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import type { Job } from "@ats/core/jobs/job";
import { to } from "@ats/core/navigation/routes";

export const recruiter = "recruiter@northgate.example";
/** Sees anonymised applicants. */
export const manager = "manager@northgate.example";

const applied = ({ counts }: Job) => counts.APPLIED ?? 0;

/** Finds the matching job with the most applicants in APPLIED. */
export async function findJob({ client }: BrowserApi, fits: (job: Job) => boolean): Promise<Job> {
  const { records } = await client.call(listJobs, { query: { filter: "all", per_page: 100 } });
  const [job] = records.filter(fits).toSorted((a, b) => applied(b) - applied(a));
  if (!job) throw new Error("The demo has no such job.");
  return job;
}

export const isOpenToAll = (job: Job) => !job.anonymised && job.status === "ACTIVE";
/** True for the demo job with its own stages. */
export const hasWorkflow = (job: Job) => job.title === "Accounts Assistant";
export const isAnonymised = (job: Job) => job.anonymised && job.status === "ACTIVE";
export const isWithoutApplications = (job: Job) =>
  Object.values(job.counts).every((count) => count === 0);

/** Path of a job's applications. */
export const applicationsOf =
  (fits: (job: Job) => boolean, search = "") =>
  async (api: BrowserApi) =>
    to.applicationList({ id: (await findJob(api, fits)).id }) + search;

/** Path of an application of a job. */
export const applicationOf =
  (
    fitsJob: (job: Job) => boolean,
    fits: (application: ApplicationDetails) => boolean,
    search = "",
  ) =>
  async (api: BrowserApi) => {
    const { id } = await findJob(api, fitsJob);
    const { records } = await api.client.call(listApplications, {
      params: { id },
      query: { filter: "active", per_page: 100 },
    });
    for (const record of records) {
      const details = await api.client.call(getApplication, { params: { id: record.id } });
      if (fits(details)) return to.applicationDetails({ id: details.id }) + search;
    }
    throw new Error("The demo has no such application.");
  };
