import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { Button, ListBox, Popover, Select as RacSelect, SelectValue } from "react-aria-components";
import { box } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { matched, sheet } from "../Popover/Popover.css.ts";
import { type Option, optionLine } from "./Option.tsx";
import { chevron, list, trigger, value as valueLook } from "./Select.css.ts";

export type { Option } from "./Option.tsx";

export type SelectProps<Id extends string = string> = Omit<FieldProps, "isReadOnly"> & {
  options: Option<Id>[];
  value?: Id | null;
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  onBlur?: () => void;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** One of a short list. For a long list use a ComboBox. */
export function Select<Id extends string>({
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  placeholder = "",
  autoFocus,
  ref,
  ...field
}: SelectProps<Id>) {
  return (
    <RacSelect
      {...ariaField(field)}
      {...{ onBlur, placeholder, autoFocus, defaultValue }}
      value={value === "" ? null : value}
      onChange={(key) => onChange?.(key as Id)}
    >
      <FieldFrame field={field}>
        <Button
          ref={ref}
          className={`${box} ${trigger}`}
          data-invalid={field.errorMessage ? true : undefined}
        >
          <SelectValue className={valueLook}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDown className={chevron} />
        </Button>
      </FieldFrame>
      <Popover className={`${sheet} ${matched}`} offset={4}>
        <ListBox className={list} items={options}>
          {optionLine}
        </ListBox>
      </Popover>
    </RacSelect>
  );
}
