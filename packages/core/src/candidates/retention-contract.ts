import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { pageOf } from "../lists/page.ts";
import { plainText } from "../validation/text.ts";
import { candidateSchema } from "./candidate.ts";
import { type RetentionGroup, retentionGroups } from "./filters.ts";

export const retentionSchema = z.object({
  /** True when candidates are erased at the end of the retention period. */
  is_on: z.boolean(),
  /** Months after the last activity, unless another date was agreed with the candidate. */
  months: z.number().int().min(1, "Enter 1 month or more.").max(120, "Enter 120 months or fewer."),
  /** Incremented by each change; an edit names the version it started from. */
  version: z.number().int(),
});
export type Retention = z.output<typeof retentionSchema>;

export const getRetention = endpoint({
  method: "GET",
  path: "/api/candidate-retention",
  summary: "Returns how long the company keeps candidates",
  access: "ERASE_CANDIDATES",
  response: retentionSchema,
});

export const saveRetention = endpoint({
  method: "PUT",
  path: "/api/candidate-retention",
  summary: "Saves how long the company keeps candidates",
  access: "ERASE_CANDIDATES",
  ifMatch: true,
  body: retentionSchema.omit({ version: true }),
  response: retentionSchema,
});

export const listRetained = endpoint({
  method: "GET",
  path: "/api/candidate-retention/people",
  summary: "Lists candidates due for erasure, soonest first, or those under legal hold",
  access: "ERASE_CANDIDATES",
  query: z.object({
    group: z.enum(Object.keys(retentionGroups) as RetentionGroup[]).default("flagged"),
    page_no: z.coerce.number().int().min(0).max(1_000_000).default(0),
    per_page: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: pageOf(
    candidateSchema.extend({
      last_activity_date_time: z.string().nullable(),
      /** When the data will be erased; null under legal hold. */
      erasure_date_time: z.string().nullable(),
    }),
  ),
});

export const holdCandidate = endpoint({
  method: "PUT",
  path: "/api/candidates/{id}/hold",
  summary: "Puts a candidate's data under legal hold, which prevents erasure, or releases it",
  access: "ERASE_CANDIDATES",
  ifMatch: true,
  params: idParam,
  body: z.object({
    legal_hold: z.boolean(),
    reason: plainText(200, "Give a reason. It is kept on the record."),
  }),
});

export const retentionContract = { getRetention, saveRetention, listRetained, holdCandidate };
