import { FilterBar } from "@ats/ui/FilterBar";
import { onDemand } from "@ats/ui/onDemand";
import { useTexts } from "@ats/ui/texts";
import { type RefObject, useState } from "react";
import { useCustomSearchFields } from "../../custom-fields/search-fields.ts";
import type { FieldTerm } from "../field-term.ts";
import { fieldOf } from "./condition.ts";
import { conditionSentence } from "./condition-sentence.ts";
import type { FilterButtonProps } from "./FilterButton.tsx";

const FilterPopover = onDemand(() => import("./FilterPopover.tsx"));

const idOf = ({ field, term }: FieldTerm) => `${field}:${term}`;

/** Chips of the filters in force. Pressing one opens its condition. */
export default function FilterSentences(props: FilterButtonProps) {
  const { records, terms, onChange } = props;
  const fields = [...props.fields, ...useCustomSearchFields(records, terms)];
  const say = useTexts();
  const [edited, setEdited] = useState<{ term: FieldTerm; anchor: RefObject<Element> }>();
  const known = terms.flatMap((term) => {
    const field = fields.find(({ id }) => id === fieldOf(term));
    return field ? [{ term, field }] : [];
  });
  return (
    <>
      <FilterBar
        chips={known.map(({ term, field }) => ({
          id: idOf(term),
          label: field.label,
          value: term.term,
          text: conditionSentence(say, field, term),
        }))}
        onEdit={(id, element) => {
          const chosen = known.find(({ term }) => idOf(term) === id);
          if (chosen) setEdited({ term: chosen.term, anchor: { current: element } });
        }}
        onRemove={(id) => onChange(terms.filter((each) => idOf(each) !== id))}
        onClear={() => onChange(terms.filter((each) => known.every(({ term }) => term !== each)))}
      />
      {edited && (
        <FilterPopover
          {...props}
          anchor={edited.anchor}
          edited={edited.term}
          isOpen
          onOpenChange={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
