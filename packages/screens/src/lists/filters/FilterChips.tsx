import { lazy, Suspense } from "react";
import { isFilter } from "./condition.ts";
import type { FilterButtonProps } from "./FilterButton.tsx";

// Most lists open without a filter.
const FilterSentences = lazy(() => import("./FilterSentences.tsx"));

/** The filters in force, as sentences that open or remove them. Ignores terms of unknown fields. */
export function FilterChips(props: FilterButtonProps) {
  const isKnown = props.terms.some((term) => isFilter(term, props.fields));
  return isKnown ? (
    <Suspense>
      <FilterSentences {...props} />
    </Suspense>
  ) : null;
}
