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
  versionEach,
} from "./application.ts";
import { applicationListQuery } from "./list-query.ts";
import { applicationStatuses, needsReason } from "./status.ts";

export const listApplications = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/applications",
  summary: "Applications of a job, one page, with the count of each status",
  access: "VIEW_JOBS",
  params: idParam,
  query: applicationListQuery,
  response: pageOf(applicationSchema).extend({
    /** Applications in each status that match the search, whatever the filter. */
    counts: z.record(z.enum(applicationStatuses), z.number().int()),
    /** The same in each node of the job's workflow, by its id; none is nobody. */
    node_counts: z.record(z.string(), z.number().int()),
  }),
});

export const getApplication = endpoint({
  method: "GET",
  path: "/api/applications/{id}",
  summary: "One application with its answers, history and CV",
  access: "VIEW_JOBS",
  params: idParam,
  response: applicationDetailsSchema,
});

export const getApplicationCv = endpoint({
  method: "GET",
  path: "/api/applications/{id}/cv",
  summary: "The CV of an application, as a file; that it was read or downloaded is on the record",
  access: "VIEW_JOBS",
  params: idParam,
  query: z.object({ as: z.enum(["preview", "download"]).default("preview") }),
  response: file,
});

export const reasonNeeded =
  "Choose a reason: the candidate's record must say why the application ended.";

export const statusChangeSchema = z
  .object({
    ids: applicationIds,
    versions: seenVersions,
    status: z.enum(applicationStatuses),
    /** A node of their job's workflow that stands for the status; without it, the first such node. */
    node_id: z.number().int().positive().optional(),
    /** To end an application: one of the company's reasons. */
    reason: z.string().max(200).optional(),
    /** In place of what the stage sends by itself: a template with its delay, or nothing. */
    tell: z
      .object({
        template_id: z.number().int().positive().nullable(),
        delay_minutes: delayMinutes.default(0),
      })
      .optional(),
    /** Whether its interviews to come are cancelled; without this, where the application ends. */
    cancel_interviews: z.boolean().optional(),
    undo: isUndo,
    /** Others are not notified; open lists still change. Specification §4. */
    silent: z.boolean().default(false),
  })
  .refine(({ status, reason }) => !needsReason(status) || reason, {
    message: reasonNeeded,
    path: ["reason"],
  })
  .refine(...versionEach);

export const updateApplicationStatus = endpoint({
  method: "PUT",
  path: "/api/applications/status",
  summary: "Moves applications to a status, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  body: statusChangeSchema,
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        updated: z.boolean(),
        status: z.enum(applicationStatuses),
        previous_status: z.enum(applicationStatuses),
        /** The node where it stands now. */
        node_name: z.string().nullable(),
        /** What to call the applicant, as this reader may. */
        applicant_name: z.string(),
        job_no: z.number().int(),
        /** Interviews to come that were cancelled by it, or that stay cancelled where it is restored. */
        interviews_cancelled: z.number().int(),
        /** Likewise of the documents that were waiting for a signature. */
        documents_withdrawn: z.number().int(),
        /** Hired by it, and no check of their right to work is recorded. */
        unchecked: z.boolean(),
        /** Why it was not updated. */
        message: z.string().nullable(),
      }),
    ),
    /** What they are told by the templates of the stage. */
    messages: z.array(stageMessageSchema),
  }),
});

/** Notes, and lines of a record, that are shown at first, and that one call gives at most. */
export const linesAtOnce = 500;
export const mostLines = 10_000;
const linesQuery = z.object({
  most: z.coerce.number().int().min(1).max(mostLines).default(linesAtOnce),
});
/** How many there are in all. */
const total = z.number().int();

export const listNotes = endpoint({
  method: "GET",
  path: "/api/applications/{id}/notes",
  summary: "Notes on an application, newest first",
  access: "VIEW_JOBS",
  params: idParam,
  query: linesQuery,
  response: z.object({ records: z.array(noteSchema), total }),
});

export const addNote = endpoint({
  method: "POST",
  path: "/api/applications/{id}/notes",
  summary: "Adds a note to an application",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  params: idParam,
  body: z.object({ text: plainText(5000, "Write the note before saving it.") }),
  response: noteSchema,
});

export const listColleagues = endpoint({
  method: "GET",
  path: "/api/applications/{id}/colleagues",
  summary: "The caller's colleagues who may see an application: a note on it may mention them",
  access: "UPDATE_APPLICATIONS",
  params: idParam,
  response: z.object({
    records: z.array(personSchema.omit({ email: true }).extend({ user_type: z.string() })),
  }),
});

export const listActivity = endpoint({
  method: "GET",
  path: "/api/applications/{id}/activity",
  summary: "What happened to an application, newest first",
  access: "VIEW_JOBS",
  params: idParam,
  /** What changed, or who read; both without it. */
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
