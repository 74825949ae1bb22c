import { Eye, EyeOff } from "lucide-react";
import { type Ref, useState } from "react";
import { Group, Input, TextField as RacTextField, ToggleButton } from "react-aria-components";
import { box, input, inset } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useMessages } from "../messages/messages.tsx";

export type PasswordFieldProps = FieldProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  autoComplete?: "current-password" | "new-password";
  maxLength?: number;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A password, hidden until asked to show. */
export function PasswordField({
  value,
  defaultValue,
  onChange,
  onBlur,
  autoComplete = "current-password",
  maxLength,
  autoFocus,
  ref,
  ...field
}: PasswordFieldProps) {
  const say = useMessages();
  const [isShown, setShown] = useState(false);
  return (
    <RacTextField
      {...ariaField(field)}
      {...{ value, defaultValue, onChange, onBlur, autoComplete, maxLength, autoFocus }}
      type={isShown ? "text" : "password"}
      spellCheck="false"
    >
      <FieldFrame field={field}>
        <Group
          className={box}
          isInvalid={Boolean(field.errorMessage)}
          isDisabled={field.isDisabled}
        >
          <Input ref={ref} className={input} />
          <ToggleButton
            className={inset}
            isSelected={isShown}
            onChange={setShown}
            isDisabled={field.isDisabled}
            aria-label={say("showPassword")}
          >
            {isShown ? <EyeOff /> : <Eye />}
          </ToggleButton>
        </Group>
      </FieldFrame>
    </RacTextField>
  );
}
