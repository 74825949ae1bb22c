import { z } from "zod";
import { endpoint, file } from "../contract/endpoint.ts";
import { oneOrMore, pageOf, pageQuery } from "../lists/page.ts";
import { auditAreas, auditSessions, type AuditArea, type AuditSession } from "./events.ts";

export const auditEventSchema = z.object({
  /** Counts the company's events from 1, without gaps. */
  number: z.number().int(),
  type: z.string(),
  /** Null for the system. */
  actor_id: z.number().int().nullable(),
  actor_name: z.string(),
  /** The company of a guest, such as support. */
  acting_for: z.string().nullable(),
  /** The API token that the act came through. */
  through: z.string().nullable(),
  session_kind: z.enum(Object.keys(auditSessions) as AuditSession[]),
  address: z.string(),
  subject_id: z.string().nullable(),
  subject_name: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  reason: z.string().nullable(),
  created_date_time: z.string(),
  previous_hash: z.string(),
  hash: z.string(),
});
export type AuditEvent = z.output<typeof auditEventSchema>;

const day = z.iso.date("Enter a date such as 2026-11-28.");

const auditFilters = {
  areas: oneOrMore(z.enum(Object.keys(auditAreas) as AuditArea[])),
  type: z.string().max(60).optional(),
  actor_id: z.coerce.number().int().positive().optional(),
  /** A record by its kind, such as "brand", and its id. */
  subject_kind: z.string().max(60).optional(),
  subject_id: z.string().max(100).optional(),
  /** First and last day, in the company's time zone. */
  from: day.optional(),
  until: day.optional(),
  /** Words of the sentence, the names or the reason. */
  q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
};
export type AuditFilters = z.output<z.ZodObject<typeof auditFilters>>;

export const listAuditEvents = endpoint({
  method: "GET",
  path: "/api/audit-events",
  summary: "Lists the acts of administrators and support in the company, newest first, one page",
  access: "VIEW_SETTINGS",
  refusesPartners: true,
  query: pageQuery(["number"], { sc: "number", so: "desc" }).extend(auditFilters),
  response: pageOf(auditEventSchema),
});

export const listAuditActors = endpoint({
  method: "GET",
  path: "/api/audit-events/actors",
  summary: "Lists the people who have events in the audit log, by name",
  access: "VIEW_SETTINGS",
  refusesPartners: true,
  response: z.object({ records: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
});

export const exportAuditEvents = endpoint({
  method: "GET",
  path: "/api/audit-events/export",
  summary: "Exports the events that match, oldest first, as CSV or as a JSON object on each line",
  access: "VIEW_SETTINGS",
  refusesPartners: true,
  query: z.object({ ...auditFilters, format: z.enum(["csv", "jsonl"]).default("csv") }),
  response: file,
});

/** Events that one call verifies. */
export const verifiedAtOnce = 2_000;

export const verifyAuditEvents = endpoint({
  method: "GET",
  path: "/api/audit-events/verification",
  summary: "Checks a part of the chain of events, and names the first event that breaks it",
  access: "VIEW_SETTINGS",
  refusesPartners: true,
  query: z.object({ from: z.coerce.number().int().min(1).default(1) }),
  response: z.object({
    /** Number of the last event that was checked. */
    checked: z.number().int(),
    total: z.number().int(),
    /** Hash of the last event that was checked, to compare with one written down before. */
    hash: z.string(),
    broken: z
      .object({
        number: z.number().int(),
        problem: z.enum(["changed", "missing", "out_of_place"]),
      })
      .nullable(),
  }),
});

export const auditContract = {
  listAuditActors,
  exportAuditEvents,
  verifyAuditEvents,
  listAuditEvents,
};
