import type { ReactNode, Ref } from "react";
import { RadioButton, RadioField, RadioGroup as RacRadioGroup, Text } from "react-aria-components";
import { below, choice, texts, wrap } from "../Checkbox/Checkbox.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { dot } from "./RadioGroup.css.ts";

export type RadioOption<Id extends string = string> = {
  id: Id;
  label: string;
  description?: string;
  isDisabled?: boolean;
};

export type RadioGroupProps<Id extends string = string> = FieldProps & {
  value?: Id | null;
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  onBlur?: () => void;
  orientation?: "vertical" | "horizontal";
  ref?: Ref<HTMLDivElement>;
} & (
    | { options: RadioOption<Id>[]; children?: never }
    /** `Radio`s, for a choice that is more than a line of text. */
    | { options?: never; children: ReactNode }
  );

/** A choice of one from a few, all in sight. */
export function RadioGroup<Id extends string>({
  options,
  children,
  value,
  defaultValue,
  onChange,
  onBlur,
  orientation = "vertical",
  ref,
  ...rest
}: RadioGroupProps<Id>) {
  const field = useField(rest);
  const Lay = orientation === "vertical" ? Stack : Inline;
  return (
    <RacRadioGroup
      {...ariaField(field)}
      {...{ value, defaultValue, onBlur, orientation, ref }}
      onChange={(id) => onChange?.(id as Id)}
    >
      <FieldFrame field={field}>
        <Lay gap={orientation === "vertical" ? "xs" : "lg"} align={children ? "stretch" : "start"}>
          {children ??
            options?.map(({ id, label, ...option }) => (
              <Radio key={id} value={id} {...option}>
                {label}
              </Radio>
            ))}
        </Lay>
      </FieldFrame>
    </RacRadioGroup>
  );
}

export type RadioProps = {
  value: string;
  /** The label. */
  children: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A choice in a RadioGroup. */
export function Radio({ children, description, ref, ...props }: RadioProps) {
  return (
    <RadioField {...props} inputRef={ref as Ref<HTMLInputElement | null>} className={wrap}>
      <RadioButton className={choice}>
        <span className={dot} aria-hidden="true" />
        <span className={texts}>
          <span>{children}</span>
        </span>
      </RadioButton>
      {description && (
        <Text slot="description" elementType="div" className={below}>
          {description}
        </Text>
      )}
    </RadioField>
  );
}
