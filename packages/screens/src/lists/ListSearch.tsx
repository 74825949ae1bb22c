import { SearchField } from "@ats/ui/SearchField";
import { useEffect, useEffectEvent, useState } from "react";
import type { FieldTerm } from "./field-term.ts";

export interface ListSearchProps {
  label: string;
  /** The field of the terms that are typed here. */
  field: string;
  terms: readonly FieldTerm[];
  onChange(terms: FieldTerm[]): void;
}

/** Time without a key after which the list is searched. */
const pauseMs = 300;

/** Searches a list as one types. */
export function ListSearch({ label, field, terms, onChange }: ListSearchProps) {
  const own = terms.filter((each) => each.field === field);
  const inForce = own.map(({ term }) => term).join(" ");
  const [typed, setTyped] = useState(inForce);
  const [known, setKnown] = useState(inForce);
  // A term that changed elsewhere, such as by a saved view, replaces the typed one.
  if (known !== inForce) {
    setKnown(inForce);
    setTyped(inForce);
  }
  const search = (text: string) => {
    const term = text.trim();
    if (term === inForce) return;
    setKnown(term);
    onChange([...terms.filter((each) => each.field !== field), ...(term ? [{ field, term }] : [])]);
  };
  const searchTyped = useEffectEvent(() => search(typed));
  useEffect(() => {
    const timer = setTimeout(searchTyped, pauseMs, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={typed}
      onChange={setTyped}
      onSubmit={search}
      onClear={() => search("")}
    />
  );
}
