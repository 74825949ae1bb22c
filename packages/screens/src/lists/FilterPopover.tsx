import { FilterSearch } from "@ats/ui/FilterSearch";
import { Popover } from "@ats/ui/Popover";
import { useTexts } from "@ats/ui/texts";
import type { RefObject } from "react";
import type { FilterButtonProps } from "./FilterButton.tsx";
import { toolbarTexts } from "./toolbar-texts.ts";

interface FilterPopoverProps extends FilterButtonProps {
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export default function FilterPopover({ fields, terms, onChange, ...popover }: FilterPopoverProps) {
  const say = useTexts();
  return (
    <Popover
      {...popover}
      label={say(toolbarTexts.filters)}
      hasTitle
      size="lg"
      placement="bottom end"
    >
      <FilterSearch
        fields={fields}
        onAdd={(field, term) => {
          onChange([
            ...terms.filter((each) => each.field !== field || each.term !== term),
            { field, term },
          ]);
          popover.onOpenChange(false);
        }}
      />
    </Popover>
  );
}
