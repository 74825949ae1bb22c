import { Eye, EyeOff } from "lucide-react";
import { type Ref, useState } from "react";
import { Group, Input, TextField as RacTextField, ToggleButton } from "react-aria-components";
import { box, input, inset } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { useValue } from "../Field/useValue.ts";
import { useTexts } from "../texts/texts.tsx";
import { StrengthMeter } from "./StrengthMeter.tsx";
import { passwordFieldTexts } from "./texts.ts";

export type PasswordFieldProps = FieldProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  autoComplete?: "current-password" | "new-password";
  maxLength?: number;
  autoFocus?: boolean;
  /** Shows how hard a new password is to guess; checked in the browser only. */
  showsStrength?: boolean;
  /** With `showsStrength`: a shorter password is never good. By default 15. */
  minLength?: number;
  /** With `showsStrength`: words that are easy to guess, such as name, email address or company. */
  personalWords?: string[];
  ref?: Ref<HTMLInputElement>;
};

/** A longer password would cost too much to hash and is refused. */
const most = 128;
const none: string[] = [];

/** A password, hidden until the user shows it. */
export function PasswordField({
  value,
  defaultValue = "",
  onChange,
  onBlur,
  showsStrength,
  autoComplete = showsStrength ? "new-password" : "current-password",
  // A new password is never silently truncated: an error says that it is too long.
  maxLength,
  autoFocus,
  minLength = 15,
  personalWords = none,
  ref,
  ...rest
}: PasswordFieldProps) {
  const field = useField(rest);
  const say = useTexts();
  const [password, setPassword] = useValue(value, defaultValue, onChange);
  const [isShown, setShown] = useState(false);
  return (
    <RacTextField
      {...ariaField(field)}
      {...{ onBlur, autoComplete, autoFocus }}
      value={password}
      onChange={setPassword}
      maxLength={showsStrength ? undefined : maxLength}
      type={isShown ? "text" : "password"}
      spellCheck="false"
    >
      <FieldFrame field={field}>
        <Group
          className={box}
          isInvalid={Boolean(field.errorMessage)}
          isDisabled={field.isDisabled}
          data-readonly={field.isReadOnly || undefined}
        >
          <Input ref={ref} className={input} />
          <ToggleButton
            className={inset}
            isSelected={isShown}
            onChange={setShown}
            isDisabled={field.isDisabled}
            aria-label={say(passwordFieldTexts.showPassword)}
          >
            {isShown ? <EyeOff /> : <Eye />}
          </ToggleButton>
        </Group>
        {showsStrength && password && (
          <StrengthMeter
            password={password}
            min={minLength}
            max={maxLength ?? most}
            personalWords={personalWords}
          />
        )}
      </FieldFrame>
    </RacTextField>
  );
}
