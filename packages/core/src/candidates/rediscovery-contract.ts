import { z } from "zod";
import { applicationStatuses } from "../applications/status.ts";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { pageQuery } from "../lists/page.ts";
import { candidateSchema } from "./candidate.ts";

export const rediscoverCandidates = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/rediscovery",
  summary:
    "Finds candidates previously considered for other jobs who match this one, best matches first",
  access: "VIEW_CANDIDATES",
  params: idParam,
  query: pageQuery(["matching"], { sc: "matching", so: "desc" }).pick({
    page_no: true,
    per_page: true,
  }),
  response: z.object({
    /** Words of the job's title and attributes of its scorecard that were searched for. */
    terms: z.array(z.string()),
    total: z.number().int(),
    records: z.array(
      candidateSchema.extend({
        /** Terms found in the candidate's CVs, current job title or earlier posts. */
        matching: z.array(z.string()),
        /** Those of them found in the job title or a post; the others stand elsewhere in a CV. */
        matching_posts: z.array(z.string()),
        /** Furthest status in the earlier job. */
        reached: z.enum(applicationStatuses),
        ended: z.enum(applicationStatuses),
        reason: z.string().nullable(),
        near_job: z.object({
          id: z.number().int(),
          job_number: z.number().int(),
          title: z.string(),
        }),
        near_application: z.number().int(),
        near_date_time: z.string(),
        /** Consent to be kept for future opportunities. */
        may_be_kept: z.boolean(),
      }),
    ),
  }),
});

export const rediscoveryContract = { rediscoverCandidates };
