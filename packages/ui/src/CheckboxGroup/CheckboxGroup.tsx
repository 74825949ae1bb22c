import { CheckboxGroup as RacCheckboxGroup } from "react-aria-components";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { Stack } from "../Stack/Stack.tsx";

export type CheckboxGroupProps = FieldProps & {
  options: { id: string; label: string; description?: string; isDisabled?: boolean }[];
  value?: string[];
  defaultValue?: string[];
  onChange?: (value: string[]) => void;
  onBlur?: () => void;
};

export function CheckboxGroup({
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  ...field
}: CheckboxGroupProps) {
  return (
    <RacCheckboxGroup {...ariaField(field)} {...{ value, defaultValue, onChange, onBlur }}>
      <FieldFrame field={field}>
        <Stack gap="xs">
          {options.map(({ id, label, ...option }) => (
            <Checkbox key={id} value={id} {...option}>
              {label}
            </Checkbox>
          ))}
        </Stack>
      </FieldFrame>
    </RacCheckboxGroup>
  );
}
