import { standAlone } from "../app/stand-alone.tsx";
import { jobEditRoute } from "../jobs/job-form/route.ts";

export const JobEdit = standAlone(jobEditRoute);
