import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { fieldSearch, pageOf, pageQuery } from "../lists/page.ts";
import { type CandidateFilter, candidateFilters, candidateSchema } from "./candidate.ts";
import { candidateSearchFields, candidateSortColumns } from "./list-columns.ts";

const poolId = z.coerce.number().int().positive();

export const listCandidates = endpoint({
  method: "GET",
  path: "/api/candidates",
  summary: "Candidates of the caller's company, one page",
  access: "VIEW_CANDIDATES",
  query: pageQuery(candidateSortColumns, { sc: "created_date_time", so: "desc" }).extend({
    ...fieldSearch(candidateSearchFields).shape,
    filter: z.enum(Object.keys(candidateFilters) as CandidateFilter[]).default("all"),
    /** Words in CVs: `forklift -night "stock control"`. */
    cv: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
    /** In every one of these talent pools. */
    pool: z
      .union([poolId, z.array(poolId).max(20)])
      .default([])
      .transform((ids) => [ids].flat()),
  }),
  response: pageOf(candidateSchema),
});

export const candidatesContract = { listCandidates };
