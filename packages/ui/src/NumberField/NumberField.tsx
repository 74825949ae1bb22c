import { Minus, Plus } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button, Group, Input, NumberField as RacNumberField } from "react-aria-components";
import { Affix } from "../Field/Affix.tsx";
import { box, input, inset } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { useTexts } from "../texts/texts.tsx";
import { numbers, steppers } from "./NumberField.css.ts";
import { numberFieldTexts } from "./texts.ts";
import { useNumberProps } from "./useNumberProps.ts";
import { InTextLocale } from "../texts/InTextLocale.tsx";

export type NumberFieldProps = FieldProps & {
  /** Null for none. */
  value?: number | null;
  defaultValue?: number;
  /** Called when the field is left or stepped, not at each digit. */
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  /** A smaller number is kept and shown as an error. */
  minValue?: number;
  /** A larger number is kept and shown as an error. */
  maxValue?: number;
  /** The step of the arrow keys and the buttons. */
  step?: number;
  /** Number format: digits, percent, unit. */
  formatOptions?: Intl.NumberFormatOptions;
  /** For a number that nobody steps through, such as a budget. */
  hideStepper?: boolean;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

export function NumberField({
  hideStepper,
  placeholder,
  prefix,
  suffix,
  autoFocus,
  onBlur,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  step,
  formatOptions,
  ref,
  ...rest
}: NumberFieldProps) {
  const field = useField(rest);
  const say = useTexts();
  const number = { value, defaultValue, onChange, minValue, maxValue, step, formatOptions };
  return (
    <InTextLocale>
      <RacNumberField
        {...ariaField(field, suffix ? "medium" : "short")}
        {...useNumberProps(number, field.errorMessage)}
        {...{ autoFocus, onBlur }}
      >
        <FieldFrame field={field}>
          <Group className={box} data-readonly={field.isReadOnly || undefined}>
            {prefix && <Affix>{prefix}</Affix>}
            <Input ref={ref} className={`${input} ${numbers}`} placeholder={placeholder} />
            {suffix && <Affix>{suffix}</Affix>}
            {!hideStepper && (
              <span className={steppers}>
                <Button
                  slot="decrement"
                  className={inset}
                  aria-label={say(numberFieldTexts.decrease)}
                >
                  <Minus />
                </Button>
                <Button
                  slot="increment"
                  className={inset}
                  aria-label={say(numberFieldTexts.increase)}
                >
                  <Plus />
                </Button>
              </span>
            )}
          </Group>
        </FieldFrame>
      </RacNumberField>
    </InTextLocale>
  );
}
