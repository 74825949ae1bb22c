import { z } from "zod";
import { highlightSchema } from "../applications/highlight.ts";
import { endpoint } from "../contract/endpoint.ts";
import { nameRecords } from "./names-contract.ts";

/** Most characters of a search. */
export const longestTerm = 200;

/** Specification §2, §5, §9. */
export const searchModules = { APPLICATIONS: "Candidates", JOBS: "Jobs" } as const;
export type SearchModule = keyof typeof searchModules;
export const searchDebounceMs = 600;
export const searchPageSize = 50;
export const searchTexts = {
  empty: "no results found",
  more: "for more results to be displayed, please further refine your search.",
} as const;

/** Matching parts of each field: `[start, end)` in UTF-16 units. */
const highlight = z.record(z.string(), z.array(z.tuple([z.number().int(), z.number().int()])));

export const jobHitSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  job_number: z.number().int(),
  location: z.string(),
  postal_code: z.string(),
  recruiter_details: z.object({ first_name: z.string(), last_name: z.string() }),
  brand_info: z.object({ name: z.string() }),
  highlight,
});
export type JobHit = z.output<typeof jobHitSchema>;

const nullable = z.string().nullable();
export const applicationHitSchema = z.object({
  id: z.number().int(),
  first_name: nullable,
  last_name: nullable,
  candidate_number: z.number().int(),
  job_title: z.string(),
  contact_mobile_number: nullable,
  email: nullable,
  postcode: nullable,
  created_date_time: z.string(),
  /** Replaces a hidden name; null when the name is shown. */
  anonymized_applicant_name: nullable,
  highlights: z.array(highlightSchema),
  highlight,
});
export type ApplicationHit = z.output<typeof applicationHitSchema>;

/**
 * `_source` is a JobHit for m=JOBS and an ApplicationHit for m=APPLICATIONS; `total` counts beyond
 * the page.
 */
export const globalSearch = endpoint({
  method: "GET",
  path: "/api/search",
  summary: "Finds jobs or applications; requires VIEW_JOBS or VIEW_CANDIDATES by module",
  access: "session",
  company: "ATS",
  query: z.object({
    m: z.enum(["JOBS", "APPLICATIONS"]),
    q: z
      .string()
      .trim()
      .min(1, "Type something to search for.")
      .max(longestTerm, "Shorten the search to 200 characters or fewer."),
    page_no: z.coerce.number().int().min(0).max(1000).default(0),
    page_size: z.coerce.number().int().min(1).max(searchPageSize).default(searchPageSize),
  }),
  response: z.object({
    records: z.array(z.object({ _source: z.union([applicationHitSchema, jobHitSchema]) })),
    /** Number of records in this answer. */
    count: z.number().int(),
    /** Number of matching records, counted up to one more than the largest page. */
    total: z.number().int(),
  }),
});

export const searchContract = { globalSearch, nameRecords };
