import { z } from "zod";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { checkInput } from "./check-input.ts";
import {
  type CheckRoute,
  checkRoutes,
  checkSettingsSchema,
  type DocumentList,
  documentLists,
  type RightToWorkState,
  rightToWorkStates,
} from "./right-to-work.ts";

const nullable = z.string().nullable();

export const rightToWorkSchema = z.object({
  state: z.enum(Object.keys(rightToWorkStates) as [RightToWorkState]),
  /** First and last day of work, when known. */
  start_date: nullable,
  end_date: nullable,
  /** Last day before the copies are destroyed. */
  kept_until: nullable,
  version: z.number().int(),
  /** Newest first. */
  checks: z.array(
    z.object({
      id: z.number().int(),
      route: z.enum(Object.keys(checkRoutes) as [CheckRoute]),
      list: z.enum(Object.keys(documentLists) as [DocumentList]),
      documents: z.array(z.string()),
      checked_by: z.string(),
      checked_date: z.string(),
      permission_date: nullable,
      /** Date on the Positive Verification Notice, when one was requested. */
      notice_date: nullable,
      follow_up_date: nullable,
      share_code: nullable,
      provider: z.string(),
      restrictions: z.string(),
      /** Statement that the checker confirmed, as shown; null when it was not stored. */
      statement: nullable,
      /** Copies; empty once they are destroyed. */
      evidence: z.array(z.object({ id: z.string(), name: z.string() })),
      destroyed_date_time: nullable,
    }),
  ),
});
export type RightToWork = z.output<typeof rightToWorkSchema>;

export const getRightToWork = endpoint({
  method: "GET",
  path: "/api/applications/{id}/right-to-work",
  summary: "Returns an applicant's right-to-work checks and their state",
  access: "MANAGE_CHECKS",
  params: idParam,
  response: rightToWorkSchema,
});

const day = z.iso.date("Enter a full date.").nullable();

export const saveEmployment = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/right-to-work",
  summary: "Saves the first and last day of work, which checks depend on",
  access: "MANAGE_CHECKS",
  ifMatch: true,
  params: idParam,
  body: z
    .object({ start_date: day, end_date: day })
    .refine(({ start_date, end_date }) => !end_date || (start_date && start_date <= end_date), {
      path: ["end_date"],
      message: "The last day of work must not be before the first.",
    }),
  response: rightToWorkSchema,
});

export const evidenceMaxBytes = 10_485_760;

export const sendEvidence = endpoint({
  method: "POST",
  path: "/api/applications/{id}/right-to-work/files",
  summary: "Uploads a copy for a check being recorded, and returns its id",
  access: "MANAGE_CHECKS",
  idempotent: true,
  answers: "name people",
  params: idParam,
  query: z.object({ name: z.string().trim().min(1).max(200) }),
  body: z
    .file()
    .min(1, "This file is empty (0 bytes). Save it again and choose that file.")
    .max(evidenceMaxBytes, "This file is larger than 10 MB. Make it smaller and choose it again."),
  response: z.object({ id: z.uuid() }),
});

export const recordCheck = endpoint({
  method: "POST",
  path: "/api/applications/{id}/right-to-work/checks",
  summary: "Records a check that the caller made",
  access: "MANAGE_CHECKS",
  idempotent: true,
  answers: "name people",
  params: idParam,
  body: checkInput,
  response: rightToWorkSchema,
});

export const getEvidence = endpoint({
  method: "GET",
  path: "/api/right-to-work/files/{file}",
  summary: "Returns a copy of a checked document as a file; recorded",
  access: "MANAGE_CHECKS",
  params: z.object({ file: z.uuid() }),
  response: file,
});

export const listFollowUps = endpoint({
  method: "GET",
  path: "/api/right-to-work/follow-ups",
  summary: "Lists right-to-work checks due now, most urgent first",
  access: "MANAGE_CHECKS",
  query: pageQuery(["due_date"], { sc: "due_date", so: "asc" }),
  response: pageOf(
    z.object({
      application_id: z.number().int(),
      name: z.string(),
      job_title: z.string(),
      job_number: z.number().int(),
      state: rightToWorkSchema.shape.state,
      /** Null when the applicant was hired without a check and no first day is known. */
      due_date: nullable,
    }),
  ),
});

const settings = checkSettingsSchema.extend({ version: z.number().int() });

export const getCheckSettings = endpoint({
  method: "GET",
  path: "/api/right-to-work/settings",
  summary: "Returns the durations of the company's right-to-work checks",
  access: "MANAGE_CHECKS",
  response: settings,
});

export const saveCheckSettings = endpoint({
  method: "PUT",
  path: "/api/right-to-work/settings",
  summary: "Saves the durations of right-to-work checks; existing follow-up dates stay",
  access: "VIEW_SETTINGS",
  ifMatch: true,
  body: checkSettingsSchema,
  response: settings,
});

export const checksContract = {
  getRightToWork,
  saveEmployment,
  sendEvidence,
  recordCheck,
  getEvidence,
  listFollowUps,
  getCheckSettings,
  saveCheckSettings,
};
