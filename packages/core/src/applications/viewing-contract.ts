import { z } from "zod";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";
import { applicationIds } from "./application.ts";
import { applicationFilterQuery } from "./list-query.ts";
import { activitySchema } from "./activity.ts";

export const viewApplication = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/view",
  summary: "Marks an application as viewed by the caller; recorded at most once an hour",
  access: "VIEW_JOBS",
  params: idParam,
});

export const revealApplication = endpoint({
  method: "POST",
  path: "/api/applications/{id}/reveal",
  summary: "Reveals an anonymised application to the caller only; recorded with the reason",
  access: "REVEAL_APPLICANTS",
  params: idParam,
  body: z.object({ reason: plainText(500, "Enter the reason for revealing this applicant.") }),
});

export const countUnviewed = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/unviewed",
  summary: "Counts a job's active applications that the caller has not viewed",
  access: "VIEW_JOBS",
  params: idParam,
  response: z.object({ count: z.number().int() }),
});

export const exportApplications = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/applications.csv",
  summary: "Exports a job's applications as CSV, as the caller may see them; recorded on each",
  access: "VIEW_JOBS",
  params: idParam,
  query: applicationFilterQuery,
  response: file,
});

export const exportChosenApplications = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/jobs/{id}/applications.csv",
  summary: "Exports chosen applications of a job as CSV, in the order given; recorded on each",
  access: "VIEW_JOBS",
  params: idParam,
  body: z.object({ ids: applicationIds }),
  response: file,
});

export const getAnswerFile = endpoint({
  method: "GET",
  path: "/api/applications/{id}/answers/{file}",
  summary:
    "Returns a file that answers an application question; reading or downloading it is recorded",
  access: "VIEW_JOBS",
  params: z.object({ ...idParam.shape, file: idParam.shape.id }),
  query: z.object({ as: z.enum(["preview", "download"]).default("download") }),
  response: file,
});

export const getDecisionRecord = endpoint({
  method: "GET",
  path: "/api/applications/{id}/decisions",
  summary: "Lists the decisions on an application, with what their authors had read before",
  access: "VIEW_JOBS",
  params: idParam,
  response: z.object({
    records: z.array(z.object({ decision: activitySchema, reads: z.array(activitySchema) })),
  }),
});

export const viewingContract = {
  viewApplication,
  revealApplication,
  countUnviewed,
  exportApplications,
  exportChosenApplications,
  getAnswerFile,
  getDecisionRecord,
};
