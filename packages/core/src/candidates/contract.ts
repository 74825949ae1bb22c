import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { each, fieldSearch, pageOf, pageQuery } from "../lists/page.ts";
import { candidateSchema } from "./candidate.ts";
import { tagMaxLength } from "../tags/tag.ts";
import {
  type CandidateFilter,
  candidateFilters,
  type Consent,
  consents,
  type RetentionGroup,
  retentionGroups,
} from "./filters.ts";
import { candidateSearchFields, candidateSortColumns } from "./list-columns.ts";

const keysOf = <Key extends string>(labels: Record<Key, string>) =>
  z.enum(Object.keys(labels) as Key[]);

/** Which candidates a list has. */
export const whichCandidates = fieldSearch(candidateSearchFields).extend({
  filter: keysOf<CandidateFilter>(candidateFilters).default("all"),
  /** Words in CVs: `forklift -night "stock control"`. */
  cv: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
  /** In every one of these talent pools. */
  pool: each(z.coerce.number().int().positive()),
  /** With every one of these tags. */
  tag: each(z.string().trim().min(1).max(tagMaxLength)),
  consent: each(keysOf<Consent>(consents)),
  retention: each(keysOf<RetentionGroup>(retentionGroups)),
});

/** `total` is null where a page of what very many have is there before they are counted. */
export const listCandidates = endpoint({
  method: "GET",
  path: "/api/candidates",
  summary: "Candidates of the caller's company, one page",
  access: "VIEW_CANDIDATES",
  query: pageQuery(candidateSortColumns, { sc: "created_date_time", so: "desc" }).extend(
    whichCandidates.shape,
  ),
  response: pageOf(candidateSchema).extend({ total: z.number().int().nullable() }),
});

export const candidatesContract = { listCandidates };
