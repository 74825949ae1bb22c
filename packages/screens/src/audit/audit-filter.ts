import { type AuditArea, auditAreas } from "@ats/core/audit/events";
import { z } from "zod";

const areas = z.array(z.enum(Object.keys(auditAreas) as AuditArea[]));

/** Filters of the log in the address. Typed words may name people, and stay out of it. */
export const auditSearch = {
  areas: z
    .union([areas, z.string().transform((area) => areas.parse([area]))])
    .optional()
    .catch(undefined),
  type: z.string().max(60).optional().catch(undefined),
  actor_id: z.coerce.number().int().positive().optional().catch(undefined),
  subject_kind: z.string().max(60).optional().catch(undefined),
  subject_id: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  until: z.iso.date().optional().catch(undefined),
};
export type AuditSearch = z.output<z.ZodObject<typeof auditSearch>>;

export const noAuditSearch = Object.fromEntries(
  Object.keys(auditSearch).map((name) => [name, undefined]),
) as AuditSearch;

/** Picks the filters from a page's search. */
export const pickAuditSearch = (search: AuditSearch): AuditSearch =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name in auditSearch)) as AuditSearch;

export type AuditFilter = AuditSearch & { q?: string | undefined };
