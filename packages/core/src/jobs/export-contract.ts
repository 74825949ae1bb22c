import { z } from "zod";
import { endpoint, file } from "../contract/endpoint.ts";
import { bulkJobsMax } from "./status-contract.ts";

export const exportChosenJobs = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/jobs.csv",
  summary: "Exports chosen jobs as CSV, in the order given",
  access: "VIEW_JOBS",
  body: z.object({
    ids: z
      .array(z.number().int().positive())
      .min(1, "Choose at least one job.")
      .max(bulkJobsMax, `Choose ${bulkJobsMax} jobs or fewer.`),
  }),
  response: file,
});

export const jobExportContract = { exportChosenJobs };
