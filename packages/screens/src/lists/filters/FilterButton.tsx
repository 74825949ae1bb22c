import type { CustomRecord } from "@ats/core/custom-fields/custom-field";
import { Button } from "@ats/ui/Button";
import { onDemand } from "@ats/ui/onDemand";
import { useTexts } from "@ats/ui/texts";
import { ListFilter } from "lucide-react";
import { useRef, useState } from "react";
import type { SearchField } from "../FieldSearch.tsx";
import type { FieldTerm } from "../field-term.ts";
import { toolbarTexts } from "../toolbar-texts.ts";
import { isFilter } from "./condition.ts";

const FilterPopover = onDemand(() => import("./FilterPopover.tsx"));

export interface FilterButtonProps {
  /** Records of the list whose own fields filter it; absent where they have none. */
  records?: readonly CustomRecord[];
  fields: SearchField[];
  terms: readonly FieldTerm[];
  onChange(terms: FieldTerm[]): void;
}

/** Opens the filters of a list. */
export function FilterButton(props: FilterButtonProps) {
  const { fields, terms } = props;
  const say = useTexts();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const count = terms.filter((term) => isFilter(term, fields)).length;
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
        <FilterPopover {...props} {...{ anchor, isOpen }} onOpenChange={setOpen} />
      )}
    </>
  );
}
