import type { Ref } from "react";
import { Input, TextField as RacTextField } from "react-aria-components";
import { box } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { code } from "./OtpField.css.ts";

export type OtpFieldProps = FieldProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  length?: number;
  /** Called once all digits are there. */
  onComplete?: (code: string) => void;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A one-time code: one input, digits only, filled in by the browser where it can. */
export function OtpField({
  value,
  defaultValue,
  onChange,
  onBlur,
  length = 6,
  onComplete,
  autoFocus,
  ref,
  ...field
}: OtpFieldProps) {
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, "").slice(0, length);
    onChange?.(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <RacTextField
      {...ariaField(field)}
      {...{ value, defaultValue, onBlur, autoFocus }}
      onChange={change}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9]{${length}}`}
    >
      <FieldFrame field={field}>
        <Input ref={ref} className={`${box} ${code}`} />
      </FieldFrame>
    </RacTextField>
  );
}
