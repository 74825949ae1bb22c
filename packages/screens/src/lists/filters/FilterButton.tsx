import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { ListFilter } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import type { SearchField } from "../FieldSearch.tsx";
import type { FieldTerm } from "../field-term.ts";
import { toolbarTexts } from "../toolbar-texts.ts";
import { fieldOf } from "./condition.ts";

const FilterPopover = lazy(() => import("./FilterPopover.tsx"));

export interface FilterButtonProps {
  fields: SearchField[];
  terms: readonly FieldTerm[];
  onChange(terms: FieldTerm[]): void;
}

/** Opens the filters of a list. */
export function FilterButton({ fields, terms, onChange }: FilterButtonProps) {
  const say = useTexts();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const count = terms.filter((term) => fields.some(({ id }) => id === fieldOf(term))).length;
  return (
    <>
      <Button
        ref={anchor}
        iconStart={<ListFilter />}
        isIconOnNarrow
        aria-haspopup="dialog"
        aria-expanded={Boolean(isOpen)}
        onPress={() => setOpen(!isOpen)}
      >
        {count > 0 ? say(toolbarTexts.filtersOn, { count }) : say(toolbarTexts.filters)}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <FilterPopover {...{ anchor, fields, terms, onChange, isOpen }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
