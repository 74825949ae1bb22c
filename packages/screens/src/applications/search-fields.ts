import { type HiddenFields, hides, hidesTexts } from "@ats/core/anonymisation/fields";
import {
  applicationPostcodes,
  applicationSearchFields,
  applicationTimes,
  applicationValueFields,
} from "@ats/core/applications/list-columns";
import { scoreMax } from "@ats/core/applications/scorecard";
import { applicationStatuses, statusLabels } from "@ats/core/applications/status";
import type { Say, Text } from "@ats/ui/texts";
import type { SearchField } from "../lists/FieldSearch.tsx";
import { fieldKinds } from "../lists/filters/field-kind.ts";
import type { filterFields } from "./application-list/filters.ts";
import { freeSearch } from "./search-query.ts";
import { statusTexts } from "./status-texts.ts";
import { searchFieldTexts, starTexts, toggleTexts } from "./texts.ts";

const fields: Record<
  | typeof freeSearch
  | (typeof filterFields)[number]
  | (typeof applicationSearchFields)[number]
  | (typeof applicationPostcodes)[number]
  | (typeof applicationTimes)[number],
  Text
> = searchFieldTexts;

const upTo = (max: number, label: (count: number) => string) =>
  Array.from({ length: max }, (_, at) => ({ id: String(at + 1), label: label(at + 1) }));

const kindOf = fieldKinds({
  list: "applications",
  text: applicationSearchFields,
  postcodes: applicationPostcodes,
  times: applicationTimes,
  values: applicationValueFields,
});

/**
 * Search fields of applicants (Specification §3) and filters, without those hidden from the reader.
 */
export function applicationFields(
  say: Say,
  hidden: HiddenFields,
  tags: readonly string[],
): SearchField[] {
  const options: Record<string, SearchField["options"]> = {
    status: applicationStatuses.map((status) => ({
      id: statusLabels[status],
      label: say(statusTexts[status]),
    })),
    tag: tags.map((tag) => ({ id: tag, label: tag })),
    mark: Object.entries(toggleTexts).map(([id, label]) => ({ id, label: say(label) })),
    rating_from: upTo(5, (count) => say(starTexts.stars, { count })),
    score_from: upTo(scoreMax, String),
  };
  const isHidden = (id: string) => hides(hidden, id) || (id === freeSearch && hidesTexts(hidden));
  return Object.entries(fields)
    .filter(([id]) => options[id]?.length !== 0 && !isHidden(id))
    .map(([id, label]) => ({
      id,
      label: say(label),
      ...kindOf(id),
      ...(options[id] && { options: options[id] }),
    }));
}
