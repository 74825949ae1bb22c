import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";
import { conflictSchema, loadSchema, shortGapSchema } from "./conflicts.ts";
import { dayOffSchema } from "./days-off.ts";
import { briefingSchema, calendarRangeMs, interviewSchema, interviewTypes } from "./interview.ts";
import { interviewChange, interviewInput } from "./interview-input.ts";
import { absenceSchema } from "./time-off-contract.ts";
import { timeZone } from "./time-zone.ts";
import { interviewSettingsSchema, savedInterviewSettings } from "./settings.ts";

const id = z.coerce.number().int().positive();
const instant = z.iso.datetime({ offset: true });
const records = z.object({ records: z.array(interviewSchema) });

export const listInterviews = endpoint({
  method: "GET",
  path: "/api/interviews",
  summary:
    "Lists interviews and time off between two times, earliest first: the caller's or the company's",
  access: "VIEW_INTERVIEWS",
  query: z
    .object({
      from: instant,
      to: instant,
      /** "mine": interviews that the caller organises or conducts; "team": the company's. */
      show: z.enum(["mine", "team"]).default("mine"),
      job_id: id.optional(),
    })
    .refine(({ from, to }) => Math.abs(Date.parse(to) - Date.parse(from)) <= calendarRangeMs, {
      message: "Request 45 days or fewer.",
    }),
  response: records.extend({
    /** Colleagues' time off only for callers who arrange interviews or manage users. */
    time_off: z.array(absenceSchema),
  }),
});

export const listApplicationInterviews = endpoint({
  method: "GET",
  path: "/api/applications/{id}/interviews",
  summary: "Lists an application's interviews, earliest first",
  access: "VIEW_INTERVIEWS",
  params: idParam,
  response: records,
});

export const getInterviewOptions = endpoint({
  method: "GET",
  path: "/api/interviews/options",
  summary:
    "Returns possible interviewers, rooms used before, and the company's settings and days off",
  access: "VIEW_INTERVIEWS",
  response: z.object({
    people: z.array(
      z.object({ id: z.number().int(), first_name: z.string(), last_name: z.string() }),
    ),
    rooms: z.array(z.string()),
    settings: savedInterviewSettings,
    /** True where links to meetings can be made. */
    google_meet: z.boolean(),
    /** Public holidays and the company's days off, of last year, this and the next. */
    days_off: z.array(dayOffSchema),
  }),
});

export const saveInterviewSettings = endpoint({
  method: "PUT",
  path: "/api/interviews/settings",
  summary: "Saves the company's interview settings",
  access: "VIEW_SETTINGS",
  ifMatch: true,
  body: interviewSettingsSchema,
  response: savedInterviewSettings,
});

export const checkInterview = endpoint({
  method: "GET",
  path: "/api/interviews/check",
  summary:
    "Returns conflicts at a time, other interviews too close to it, interviewers who are off, and each one's interviews that week",
  access: "VIEW_INTERVIEWS",
  query: z.object({
    application_id: id,
    /** Existing interview that would be moved. */
    interview_id: id.optional(),
    start_date_time: instant,
    end_date_time: instant,
    time_zone: timeZone,
    room: z.string().max(120).default(""),
    panel: z
      .union([id, z.array(id).max(20)])
      .default([])
      .transform((given) => [given].flat()),
  }),
  response: z.object({
    conflicts: z.array(conflictSchema),
    short_gaps: z.array(shortGapSchema),
    absences: z.array(absenceSchema),
    loads: z.array(loadSchema),
  }),
});

export const suggestInterview = endpoint({
  method: "GET",
  path: "/api/applications/{id}/interviews/suggestion",
  summary:
    "Suggests an interview's type, length and panel, and times in the next two weeks when all are free",
  access: "UPDATE_APPLICATIONS",
  params: idParam,
  query: z.object({
    /** Existing interview that would be moved. */
    interview_id: id.optional(),
    /** Default: as the job's last interview, of the same stage if there is one. */
    minutes: z.coerce.number().int().min(5).max(480).optional(),
    room: z.string().max(120).default(""),
    /** Default: the job's hiring team. */
    panel: z
      .union([id, z.array(id).max(20)])
      .optional()
      .transform((given) => (given === undefined ? undefined : [given].flat())),
  }),
  response: z.object({
    title: z.string().nullable(),
    type: z.enum(interviewTypes),
    minutes: z.number().int(),
    panel: z.array(z.number().int()),
    /** Start times, earliest first. */
    times: z.array(z.string()),
  }),
});

export const getInterview = endpoint({
  method: "GET",
  path: "/api/interviews/{id}",
  summary: "Returns an interview with its briefing",
  access: "VIEW_INTERVIEWS",
  params: idParam,
  response: briefingSchema,
});

export const scheduleInterview = endpoint({
  method: "POST",
  path: "/api/applications/{id}/interviews",
  summary: "Arranges an interview where everybody and the room are free, and invites the candidate",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  answers: "name people",
  params: idParam,
  body: interviewInput,
  response: interviewSchema,
});

export const updateInterview = endpoint({
  method: "PUT",
  path: "/api/interviews/{id}",
  summary: "Changes an interview; a new time requires a reason",
  access: "UPDATE_APPLICATIONS",
  ifMatch: true,
  params: idParam,
  body: interviewChange,
  response: interviewSchema,
});

export const updateInterviewStatus = endpoint({
  method: "PUT",
  path: "/api/interviews/{id}/status",
  summary: "Cancels an interview, marks it as missed, or restores it",
  access: "UPDATE_APPLICATIONS",
  ifMatch: true,
  params: idParam,
  body: z.object({
    status: z.enum(["CANCELLED", "NO_SHOW", "SCHEDULED"]),
    reason: plainText(500, "Give a reason. It is kept on the record."),
  }),
  response: interviewSchema,
});

export const interviewsContract = {
  listInterviews,
  listApplicationInterviews,
  getInterviewOptions,
  saveInterviewSettings,
  checkInterview,
  suggestInterview,
  getInterview,
  scheduleInterview,
  updateInterview,
  updateInterviewStatus,
};
