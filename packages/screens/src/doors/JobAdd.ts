import { standAlone } from "../app/stand-alone.tsx";
import { jobAddRoute } from "../jobs/job-form/route.ts";

export const JobAdd = standAlone(jobAddRoute);
