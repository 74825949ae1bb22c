import { z } from "zod";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { personSchema } from "../jobs/job.ts";
import { pageOf } from "../lists/page.ts";
import { stageMessageSchema } from "../messages/stage-message.ts";
import { delayMinutes } from "../templates/delays.ts";
import { plainText } from "../validation/text.ts";
import { activitySchema } from "./activity.ts";
import {
  applicationDetailsSchema,
  applicationIds,
  applicationSchema,
  noteSchema,
  seenVersions,
  isUndo,
  versionForEachId,
} from "./application.ts";
import { applicationListQuery } from "./list-query.ts";
import { applicationStatuses, needsReason } from "./status.ts";

export const listApplications = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/applications",
  summary: "Lists a job's applications, one page, with the count of each status",
  access: "VIEW_JOBS",
  params: idParam,
  query: applicationListQuery,
  response: pageOf(applicationSchema).extend({
    /** Matching applications in each status, ignoring the filter. */
    counts: z.record(z.enum(applicationStatuses), z.number().int()),
    /** Matching applications by workflow node id; a missing id means zero. */
    node_counts: z.record(z.string(), z.number().int()),
  }),
});

export const getApplication = endpoint({
  method: "GET",
  path: "/api/applications/{id}",
  summary: "Returns an application with its answers, history and CV",
  access: "VIEW_JOBS",
  params: idParam,
  response: applicationDetailsSchema,
});

export const getApplicationCv = endpoint({
  method: "GET",
  path: "/api/applications/{id}/cv",
  summary: "Returns an application's CV as a file; reading or downloading it is recorded",
  access: "VIEW_JOBS",
  shows: ["contact"],
  params: idParam,
  query: z.object({ as: z.enum(["preview", "download"]).default("preview") }),
  response: file,
});

export const reasonNeeded = "Choose a reason for ending the application.";

export const statusChangeSchema = z
  .object({
    ids: applicationIds,
    versions: seenVersions,
    status: z.enum(applicationStatuses),
    /** Target workflow node; by default the first node with the status. */
    node_id: z.number().int().positive().optional(),
    /** Required to end an application: one of the company's reasons. */
    reason: z.string().max(200).optional(),
    /** Replaces the stage's automatic message with a template and delay, or with nothing. */
    stage_message: z
      .object({
        template_id: z.number().int().positive().nullable(),
        delay_minutes: delayMinutes.default(0),
      })
      .optional(),
    /** Cancels upcoming interviews. By default only when the application ends. */
    cancel_interviews: z.boolean().optional(),
    undo: isUndo,
    /** Suppresses notifications to colleagues; open lists still update. Specification §4. */
    silent: z.boolean().default(false),
  })
  .refine(({ status, reason }) => !needsReason(status) || reason, {
    message: reasonNeeded,
    path: ["reason"],
  })
  .refine(...versionForEachId);

export const updateApplicationStatus = endpoint({
  method: "PUT",
  path: "/api/applications/status",
  summary: "Moves applications to a status, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  answers: "name people",
  body: statusChangeSchema,
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        updated: z.boolean(),
        status: z.enum(applicationStatuses),
        previous_status: z.enum(applicationStatuses),
        /** Name of the new workflow node. */
        node_name: z.string().nullable(),
        /** The applicant's display name for this reader. */
        applicant_name: z.string(),
        job_no: z.number().int(),
        /** Upcoming interviews cancelled by the move, or still cancelled after a restore. */
        interviews_cancelled: z.number().int(),
        /** Documents awaiting signature that the move withdrew. */
        documents_withdrawn: z.number().int(),
        /** True when the applicant was hired with no right-to-work check on record. */
        unchecked: z.boolean(),
        /** Why the application was not moved. */
        message: z.string().nullable(),
      }),
    ),
    /** Messages scheduled by the stage's templates. */
    messages: z.array(stageMessageSchema),
  }),
});

/** Number of notes or activity entries shown at first, and the most that one call returns. */
export const initialLines = 500;
export const maxLines = 10_000;
const linesQuery = z.object({
  most: z.coerce.number().int().min(1).max(maxLines).default(initialLines),
});
/** Count of all entries, beyond those returned. */
const total = z.number().int();

export const listNotes = endpoint({
  method: "GET",
  path: "/api/applications/{id}/notes",
  summary: "Lists the notes on an application, newest first",
  access: "VIEW_JOBS",
  shows: ["private_notes"],
  params: idParam,
  query: linesQuery,
  response: z.object({ records: z.array(noteSchema), total }),
});

export const addNote = endpoint({
  method: "POST",
  path: "/api/applications/{id}/notes",
  summary: "Adds a note to an application",
  access: "UPDATE_APPLICATIONS",
  shows: ["private_notes"],
  idempotent: true,
  answers: "name people",
  params: idParam,
  body: z.object({ text: plainText(5000, "Write the note before saving it.") }),
  response: noteSchema,
});

export const listColleagues = endpoint({
  method: "GET",
  path: "/api/applications/{id}/colleagues",
  summary: "Lists colleagues who may see an application and can be mentioned in its notes",
  access: "UPDATE_APPLICATIONS",
  params: idParam,
  response: z.object({
    records: z.array(personSchema.omit({ email: true }).extend({ user_type: z.string() })),
  }),
});

export const listActivity = endpoint({
  method: "GET",
  path: "/api/applications/{id}/activity",
  summary: "Lists an application's activity, newest first",
  access: "VIEW_JOBS",
  params: idParam,
  /** Changes or reads; both by default. */
  query: linesQuery.extend({ show: z.enum(["changes", "reads"]).optional() }),
  response: z.object({ records: z.array(activitySchema), total }),
});

export const applicationsContract = {
  listApplications,
  getApplication,
  getApplicationCv,
  updateApplicationStatus,
  listNotes,
  addNote,
  listColleagues,
  listActivity,
};
