import type { Ref } from "react";
import { CheckboxGroup as RacCheckboxGroup } from "react-aria-components";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";

export type CheckboxGroupProps<Id extends string = string> = FieldProps & {
  options: { id: Id; label: string; description?: string; isDisabled?: boolean }[];
  value?: Id[];
  defaultValue?: Id[];
  onChange?: (value: Id[]) => void;
  onBlur?: () => void;
  orientation?: "vertical" | "horizontal";
  ref?: Ref<HTMLDivElement>;
};

/** Lets people tick any of a few options, all visible. */
export function CheckboxGroup<Id extends string>({
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  orientation = "vertical",
  ref,
  ...rest
}: CheckboxGroupProps<Id>) {
  const field = useField(rest);
  const Lay = orientation === "vertical" ? Stack : Inline;
  return (
    <RacCheckboxGroup
      {...ariaField(field)}
      {...{ value, defaultValue, onBlur, ref }}
      onChange={(ids) => onChange?.(ids as Id[])}
    >
      <FieldFrame field={field}>
        <Lay gap={orientation === "vertical" ? "xs" : "lg"} align="start">
          {options.map(({ id, label, ...option }) => (
            <Checkbox key={id} value={id} {...option}>
              {label}
            </Checkbox>
          ))}
        </Lay>
      </FieldFrame>
    </RacCheckboxGroup>
  );
}
