import { type HiddenFields, hides, hidesTexts } from "@ats/core/anonymisation/fields";
import { statusLabels } from "@ats/core/applications/status";
import { consents, retentionGroups } from "@ats/core/candidates/filters";
import {
  candidatePostcodes,
  candidateSearchFields,
  candidateTimes,
  candidateValueFields,
} from "@ats/core/candidates/list-columns";
import type { TalentPool } from "@ats/core/candidates/pool-contract";
import type { Say } from "@ats/ui/texts";
import { freeSearch } from "../applications/search-query.ts";
import { contractText } from "../languages/contract-text.ts";
import { optionsOf, type SearchField } from "../lists/FieldSearch.tsx";
import { fieldKinds } from "../lists/filters/field-kind.ts";
import { candidateSearchTexts } from "./search-texts.ts";

interface Choices {
  pools: readonly TalentPool[];
  /** The company's tags. */
  tags: readonly string[];
}

const labelled = (say: Say, labels: Record<string, string>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label: say(contractText(label)) }));

const kindOf = fieldKinds({
  list: "candidates",
  text: candidateSearchFields,
  postcodes: candidatePostcodes,
  times: candidateTimes,
  values: candidateValueFields,
});

/**
 * Search fields of candidates; pools and tags only where the company has some. Specification §3.
 */
export function candidateFields(say: Say, { pools, tags }: Choices): SearchField[] {
  const options: Record<string, SearchField["options"]> = {
    status: optionsOf(statusLabels),
    pool: pools.map(({ id, name }) => ({ id: String(id), label: name })),
    tag: tags.map((tag) => ({ id: tag, label: tag })),
    consent: labelled(say, consents),
    retention: labelled(say, retentionGroups),
  };
  return Object.entries(candidateSearchTexts).flatMap(([id, text]) => {
    const field = { id, label: say(text), ...kindOf(id) };
    const choice = options[id];
    return choice?.length === 0 ? [] : [{ ...field, ...(choice && { options: choice }) }];
  });
}

/** True when a search by this field leaves out candidates who are anonymised for the reader. */
export const isHiddenField = (field: string, hidden: HiddenFields): boolean =>
  hides(hidden, field) || (field === freeSearch && hidesTexts(hidden));
