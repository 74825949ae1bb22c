import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { conditionSearch } from "../lists/conditions.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { candidateSchema } from "./candidate.ts";
import { type CandidateFilter, candidateFilters } from "./filters.ts";
import {
  candidateFilterFields,
  candidatePostcodes,
  candidateSearchFields,
  candidateSortColumns,
  candidateTimes,
} from "./list-columns.ts";

export const candidateFilterQuery = conditionSearch({
  text: candidateSearchFields,
  postcode: candidatePostcodes,
  time: candidateTimes,
  hasCustom: true,
}).extend({
  filter: z.enum(Object.keys(candidateFilters) as CandidateFilter[]).default("all"),
  /** Words in CVs: `forklift -night "stock control"`. */
  cv: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
  ...candidateFilterFields,
});

/** `total` is null when a first page of very many results is returned before they are counted. */
export const listCandidates = endpoint({
  method: "GET",
  path: "/api/candidates",
  summary: "Lists the company's candidates, one page",
  access: "VIEW_CANDIDATES",
  query: pageQuery(candidateSortColumns, { sc: "created_date_time", so: "desc" }).extend(
    candidateFilterQuery.shape,
  ),
  response: pageOf(candidateSchema).extend({ total: z.number().int().nullable() }),
});

export const candidatesContract = { listCandidates };
