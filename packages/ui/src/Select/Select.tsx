import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { Button, ListBox, Select as RacSelect, SelectValue } from "react-aria-components";
import { box } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { matched } from "../Popover/Popover.css.ts";
import { Sheet } from "../Popover/Sheet.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { type Option, type OptionItem, optionItem } from "./Option.tsx";
import { chevron, list, trigger, valueIcon, value as valueLook, valueText } from "./Select.css.ts";

export type { Option, OptionItem, OptionSection } from "./Option.tsx";

export type SelectProps<Id extends string = string> = Omit<FieldProps, "isReadOnly"> & {
  /** Options, or sections of them. */
  options: OptionItem<Id>[];
  /** `null` or "": nothing chosen. */
  value?: NoInfer<Id> | "" | null;
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  onBlur?: () => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A choice from a short list. For a long list use a ComboBox. */
export function Select<Id extends string>({
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  placeholder,
  autoFocus,
  ref,
  ...rest
}: SelectProps<Id>) {
  const field = useField(rest);
  const say = useTexts();
  return (
    <RacSelect
      {...ariaField(field)}
      {...{ onBlur, autoFocus, defaultValue }}
      placeholder={placeholder ?? say(words.choose)}
      value={value === "" ? null : value}
      onChange={(key) => onChange?.(key as Id)}
    >
      <FieldFrame field={field}>
        <Button
          ref={ref}
          className={`${box} ${trigger}`}
          data-invalid={field.errorMessage ? true : undefined}
        >
          <SelectValue<Option> className={valueLook}>
            {({ selectedItems: [chosen], selectedText, defaultChildren }) => (
              <>
                {chosen?.icon && <span className={valueIcon}>{chosen.icon}</span>}
                <span className={valueText}>{selectedText || defaultChildren}</span>
              </>
            )}
          </SelectValue>
          <ChevronDown className={chevron} />
        </Button>
      </FieldFrame>
      <Sheet className={matched} offset={4}>
        <ListBox className={list} items={options}>
          {optionItem}
        </ListBox>
      </Sheet>
    </RacSelect>
  );
}
