import { lazy, Suspense } from "react";
import type { FilterButtonProps } from "./FilterButton.tsx";
import type { FieldTerm } from "./list-state.ts";

// Most lists open without a filter.
const FilterBar = lazy(async () => ({ default: (await import("@ats/ui/FilterBar")).FilterBar }));

const idOf = ({ field, term }: FieldTerm) => `${field}:${term}`;

/** The filters in force, as chips that remove them. Ignores terms of unknown fields. */
export function FilterChips({ fields, terms, onChange }: FilterButtonProps) {
  const fieldOf = (term: FieldTerm) => fields.find(({ id }) => id === term.field);
  const known = terms.filter(fieldOf);
  if (known.length === 0) return null;
  return (
    <Suspense>
      <FilterBar
        chips={known.map((each) => {
          const { label = each.field, options } = fieldOf(each) ?? {};
          const value = options?.find(({ id }) => id === each.term)?.label ?? each.term;
          return { id: idOf(each), label, value };
        })}
        onRemove={(id) => onChange(terms.filter((each) => idOf(each) !== id))}
        onClear={() => onChange(terms.filter((each) => !fieldOf(each)))}
      />
    </Suspense>
  );
}
