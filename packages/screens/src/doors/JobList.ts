import { standAlone } from "../app/stand-alone.tsx";
import { jobListRoute } from "../jobs/job-list/route.ts";

export const JobList = standAlone(jobListRoute);
