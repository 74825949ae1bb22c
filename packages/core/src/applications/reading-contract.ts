import { z } from "zod";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";
import { applicationIds } from "./application.ts";
import { applicationFilterQuery } from "./list-query.ts";
import { activitySchema } from "./activity.ts";

export const viewApplication = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/view",
  summary: "Marks an application as viewed by the caller, on the record once an hour",
  access: "VIEW_JOBS",
  params: idParam,
});

export const revealApplication = endpoint({
  method: "POST",
  path: "/api/applications/{id}/reveal",
  summary:
    "Shows the caller, and nobody else, an anonymised application; on the record with the reason",
  access: "REVEAL_APPLICANTS",
  params: idParam,
  body: z.object({ reason: plainText(500, "Enter the reason for revealing this applicant.") }),
});

export const countUnviewed = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/unviewed",
  summary: "How many active applications of a job the caller has not viewed yet",
  access: "VIEW_JOBS",
  params: idParam,
  response: z.object({ count: z.number().int() }),
});

export const exportApplications = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/applications.csv",
  summary: "Applications of a job as CSV, as the caller may see them; on the record of each",
  access: "VIEW_JOBS",
  params: idParam,
  query: applicationFilterQuery,
  response: file,
});

export const exportChosenApplications = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/applications.csv",
  summary: "Some applications of a job as CSV, in the order given; on the record of each",
  access: "VIEW_JOBS",
  params: idParam,
  body: z.object({ ids: applicationIds }),
  response: file,
});

export const getAnswerFile = endpoint({
  method: "GET",
  path: "/api/applications/{id}/answers/{file}",
  summary:
    "A file that answers a question of the application form; that it was read or downloaded is on the record",
  access: "VIEW_JOBS",
  params: z.object({ ...idParam.shape, file: idParam.shape.id }),
  query: z.object({ as: z.enum(["preview", "download"]).default("download") }),
  response: file,
});

export const getDecisionRecord = endpoint({
  method: "GET",
  path: "/api/applications/{id}/decisions",
  summary: "Each decision on an application, with who had read what before it",
  access: "VIEW_JOBS",
  params: idParam,
  response: z.object({
    records: z.array(z.object({ decision: activitySchema, reads: z.array(activitySchema) })),
  }),
});

export const readingContract = {
  viewApplication,
  revealApplication,
  countUnviewed,
  exportApplications,
  exportChosenApplications,
  getAnswerFile,
  getDecisionRecord,
};
