import type { CSSProperties, Ref } from "react";
import { Input, TextField as RacTextField } from "react-aria-components";
import { box } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { useValue } from "../Field/useValue.ts";
import { code } from "./OtpField.css.ts";

export type OtpFieldProps = FieldProps & {
  value?: string;
  defaultValue?: string;
  /** Receives digits only, even when spaces or letters were typed or pasted. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Number of digits. */
  length?: number;
  /** Called once all digits are entered. */
  onComplete?: (code: string) => void;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A one-time code: one input for digits that the browser can fill in. */
export function OtpField({
  value,
  defaultValue = "",
  onChange,
  onBlur,
  length = 6,
  onComplete,
  autoFocus,
  ref,
  ...rest
}: OtpFieldProps) {
  const field = useField(rest);
  const [digits, setDigits] = useValue(value, defaultValue, onChange);
  const change = (typed: string) => {
    const next = typed.replace(/\D/g, "").slice(0, length);
    setDigits(next);
    if (next.length === length && next !== digits) onComplete?.(next);
  };
  return (
    <RacTextField
      {...ariaField(field)}
      {...{ onBlur, autoFocus }}
      value={digits}
      onChange={change}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9]{${length}}`}
    >
      <FieldFrame field={field}>
        <Input
          ref={ref}
          className={`${box} ${code}`}
          style={{ "--digits": length } as CSSProperties}
        />
      </FieldFrame>
    </RacTextField>
  );
}
