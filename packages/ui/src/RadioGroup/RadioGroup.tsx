import { Radio, RadioGroup as RacRadioGroup } from "react-aria-components";
import { choice, texts } from "../Checkbox/Checkbox.css.ts";
import { description as descriptionLook } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { dot } from "./RadioGroup.css.ts";

export type RadioGroupProps<Id extends string = string> = FieldProps & {
  options: { id: Id; label: string; description?: string; isDisabled?: boolean }[];
  value?: Id | null;
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  onBlur?: () => void;
  orientation?: "vertical" | "horizontal";
};

export function RadioGroup<Id extends string>({
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  orientation = "vertical",
  ...field
}: RadioGroupProps<Id>) {
  const Lay = orientation === "vertical" ? Stack : Inline;
  return (
    <RacRadioGroup
      {...ariaField(field)}
      {...{ value, defaultValue, onBlur, orientation }}
      onChange={(id) => onChange?.(id as Id)}
    >
      <FieldFrame field={field}>
        <Lay gap={orientation === "vertical" ? "xs" : "lg"} align="start">
          {options.map(({ id, label, description, isDisabled }) => (
            <Radio key={id} value={id} className={choice} isDisabled={isDisabled}>
              <span className={dot} aria-hidden="true" />
              <span className={texts}>
                {label}
                {description && <span className={descriptionLook}>{description}</span>}
              </span>
            </Radio>
          ))}
        </Lay>
      </FieldFrame>
    </RacRadioGroup>
  );
}
