import { isHiddenField } from "@ats/core/rights/field-groups";
import { Popover } from "@ats/ui/Popover";
import { useTexts } from "@ats/ui/texts";
import type { RefObject } from "react";
import { useCustomSearchFields } from "../../custom-fields/search-fields.ts";
import { useUser } from "../../session/session.tsx";
import type { FieldTerm } from "../field-term.ts";
import { ConditionForm } from "./ConditionForm.tsx";
import { conditionTexts } from "./condition-texts.ts";
import type { FilterButtonProps } from "./FilterButton.tsx";

interface FilterPopoverProps extends FilterButtonProps {
  anchor: RefObject<Element | null>;
  /** The term that is changed. Default: one is added. */
  edited?: FieldTerm;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

const isOther = (given: FieldTerm) => (each: FieldTerm) =>
  each.field !== given.field || each.term !== given.term;

export default function FilterPopover(props: FilterPopoverProps) {
  const { records, fields, terms, onChange, edited, ...popover } = props;
  const custom = useCustomSearchFields(records, terms);
  const say = useTexts();
  const { hidden } = useUser().access;
  return (
    <Popover
      {...popover}
      label={say(edited ? conditionTexts.changeFilter : conditionTexts.addFilter)}
      hasTitle
      isSheetOnNarrow
      placement={edited ? "bottom start" : "bottom end"}
    >
      <ConditionForm
        fields={[...fields.filter(({ id }) => !isHiddenField(id, hidden)), ...custom]}
        {...(edited && { edited })}
        onSubmit={(term) => {
          const others = terms.filter(isOther(term));
          onChange(
            edited && others.includes(edited)
              ? others.map((each) => (each === edited ? term : each))
              : [...others, term],
          );
          popover.onOpenChange(false);
        }}
      />
    </Popover>
  );
}
