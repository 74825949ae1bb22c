import { anonymisableFields } from "@ats/core/anonymisation/anonymisation";
import {
  applicationToggles,
  type applicationSearchFields,
} from "@ats/core/applications/list-columns";
import { scoreMax } from "@ats/core/applications/scorecard";
import { statusLabels } from "@ats/core/applications/status";
import { optionsOf, type SearchField } from "../lists/FieldSearch.tsx";
import type { filterFields } from "./application-list/filters.ts";
import { freeSearch } from "./search-query.ts";

const labels: Record<
  typeof freeSearch | (typeof filterFields)[number] | (typeof applicationSearchFields)[number],
  string
> = {
  q: "Name or anything",
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  source: "Source",
  status: "Status",
  candidate_number: "Candidate number",
  tag: "Tag",
  mark: "Show only",
  rating_from: "Rating from",
  score_from: "Score from",
};

const hidden: ReadonlySet<string> = new Set([freeSearch, ...anonymisableFields]);

const upTo = (max: number, unit = "") =>
  Array.from({ length: max }, (_, at) => ({ id: String(at + 1), label: `${at + 1}${unit}` }));

/**
 * Search fields of applicants (Specification §3) and filters, without those hidden from the reader.
 */
export function applicationFields(isAnonymised: boolean, tags: readonly string[]): SearchField[] {
  const options: Record<string, SearchField["options"]> = {
    status: optionsOf(statusLabels),
    tag: tags.map((tag) => ({ id: tag, label: tag })),
    mark: Object.entries(applicationToggles).map(([id, label]) => ({ id, label })),
    rating_from: upTo(5, " ★"),
    score_from: upTo(scoreMax),
  };
  return Object.entries(labels)
    .filter(([id]) => options[id]?.length !== 0 && !(isAnonymised && hidden.has(id)))
    .map(([id, label]) => ({ id, label, ...(options[id] && { options: options[id] }) }));
}
