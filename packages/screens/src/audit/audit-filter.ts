import { type AuditArea, auditAreas } from "@ats/core/audit/events";
import { z } from "zod";

/** Filters of the log. They are stored, not in the address: they may name people. */
export const auditFilter = z.object({
  q: z.string().optional(),
  areas: z.array(z.enum(Object.keys(auditAreas) as AuditArea[])).optional(),
  type: z.string().optional(),
  actor_id: z.number().optional(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }).optional(),
  period: z.object({ start: z.string(), end: z.string() }).optional(),
});
export type AuditFilter = z.output<typeof auditFilter>;

/** A filter as the endpoints take it. */
export const queryOfFilter = ({ subject, period, ...filter }: AuditFilter) => ({
  ...filter,
  ...(subject && { subject_kind: subject.kind, subject_id: subject.id }),
  ...(period && { from: period.start, until: period.end }),
});
