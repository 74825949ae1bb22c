import type { SavedList } from "@ats/core/lists/saved-view-contract";
import { FilterBar } from "@ats/ui/FilterBar";
import { FilterSearch } from "@ats/ui/FilterSearch";
import type { FieldTerm } from "./field-term.ts";

export interface SearchField {
  id: string;
  label: string;
  options?: { id: string; label: string }[];
  /** Kind of its values, where a condition compares them by an operator. */
  kind?: "text" | "postcode" | "choice" | "time" | "number" | "money";
  /** Records may have no value. */
  mayBeEmpty?: boolean;
  /** The list whose values are offered. Without it, whole values are not compared. */
  values?: SavedList;
}

export interface FieldSearchProps {
  fields: SearchField[];
  terms: FieldTerm[];
  onChange(terms: FieldTerm[]): void;
}

export const optionsOf = (labels: Record<string, string>) =>
  Object.values(labels).map((label) => ({ id: label, label }));

const idOf = ({ field, term }: FieldTerm) => `${field}:${term}`;

/** A list's search by field. Terms are combined with and. Ignores terms of unknown fields. */
export function FieldSearch({ fields, terms, onChange }: FieldSearchProps) {
  return (
    <FilterBar
      chips={terms.map((each) => {
        const { label = each.field, options } = fields.find(({ id }) => id === each.field) ?? {};
        const value = options?.find(({ id }) => id === each.term)?.label ?? each.term;
        return { id: idOf(each), label, value };
      })}
      onRemove={(id) => onChange(terms.filter((each) => idOf(each) !== id))}
      onClear={() => onChange([])}
    >
      <FilterSearch
        fields={fields}
        onAdd={(field, term) =>
          onChange([...terms.filter((each) => idOf(each) !== `${field}:${term}`), { field, term }])
        }
      />
    </FilterBar>
  );
}
