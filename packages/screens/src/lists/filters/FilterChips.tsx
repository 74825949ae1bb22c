import { lazy, Suspense } from "react";
import { fieldOf } from "./condition.ts";
import type { FilterButtonProps } from "./FilterButton.tsx";

// Most lists open without a filter.
const FilterSentences = lazy(() => import("./FilterSentences.tsx"));

/** The filters in force, as sentences that open or remove them. Ignores terms of unknown fields. */
export function FilterChips(props: FilterButtonProps) {
  const isKnown = props.terms.some((term) => props.fields.some(({ id }) => id === fieldOf(term)));
  return isKnown ? (
    <Suspense>
      <FilterSentences {...props} />
    </Suspense>
  ) : null;
}
