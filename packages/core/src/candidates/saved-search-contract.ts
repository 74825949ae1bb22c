import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";
import { type CandidateFilter, candidateFilters } from "./candidate.ts";
import { candidateSortColumns } from "./list-columns.ts";

/** What a saved search brings back: filter, sort and terms. */
export const savedState = z.object({
  filter: z.enum(Object.keys(candidateFilters) as CandidateFilter[]),
  sc: z.enum(candidateSortColumns),
  so: z.enum(["asc", "desc"]),
  search: z
    .array(z.object({ field: z.string().max(50), term: z.string().max(200) }))
    .max(20, "Save 20 terms or fewer."),
});
export type SavedState = z.output<typeof savedState>;

const savedSearch = z.object({ id: z.number().int(), name: z.string(), state: savedState });
export type SavedSearch = z.output<typeof savedSearch>;

export const listSavedSearches = endpoint({
  method: "GET",
  path: "/api/candidate-searches",
  summary: "The caller's saved searches of candidates, by name",
  access: "VIEW_CANDIDATES",
  response: z.object({ records: z.array(savedSearch) }),
});

export const saveSearch = endpoint({
  method: "PUT",
  path: "/api/candidate-searches",
  summary: "Saves a search of candidates under a name; one of the same name is replaced",
  access: "VIEW_CANDIDATES",
  body: z.object({ name: plainText(60, "Give the search a name."), state: savedState }),
  response: savedSearch,
});

export const removeSavedSearch = endpoint({
  method: "DELETE",
  path: "/api/candidate-searches/{id}",
  summary: "Removes a saved search of the caller's",
  access: "VIEW_CANDIDATES",
  params: idParam,
});

export const savedSearchContract = { listSavedSearches, saveSearch, removeSavedSearch };
