import { OtpField } from "@ats/ui/OtpField";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import type { Ref } from "react";
import type { Factor, Typed } from "./queries.ts";
import { loginTexts } from "./texts.ts";

interface CodeFieldProps {
  factor: Factor;
  typed: Typed;
  onChange(part: Partial<Typed>): void;
  /** Called when all six digits are typed. */
  onComplete(otp: string): void;
  errorMessage: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The second step: a code from the app or an email, or a recovery code. */
export function CodeField({
  factor,
  typed,
  onChange,
  onComplete,
  errorMessage,
  ref,
}: CodeFieldProps) {
  const say = useTexts();
  if (factor === "recovery")
    return (
      <TextField
        ref={ref}
        label={say(loginTexts.recoveryCode)}
        description={say(loginTexts.recoveryCodeHint)}
        name="recovery_code"
        autoComplete="off"
        spellCheck="false"
        autoFocus
        value={typed.recovery_code}
        onChange={(recovery_code) => onChange({ recovery_code })}
        errorMessage={errorMessage}
      />
    );
  return (
    <OtpField
      ref={ref}
      label={say(loginTexts.oneTimeCode)}
      description={factor === "mail" ? say(loginTexts.mailedCodeHint) : say(loginTexts.appCodeHint)}
      name="otp"
      autoFocus
      value={typed.otp}
      onChange={(otp) => onChange({ otp })}
      onComplete={onComplete}
      errorMessage={errorMessage}
    />
  );
}
