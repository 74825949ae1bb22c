import { OtpField } from "@ats/ui/OtpField";
import { TextField } from "@ats/ui/TextField";
import type { Ref } from "react";
import type { Factor, Typed } from "./queries.ts";

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
  if (factor === "recovery")
    return (
      <TextField
        ref={ref}
        label="Recovery code"
        description="One of the ten codes you saved when you turned on two-step verification."
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
      label="One-time code"
      description={
        factor === "mail"
          ? "The six digits we emailed you. They expire after ten minutes."
          : "The six digits shown in your authenticator app."
      }
      name="otp"
      autoFocus
      value={typed.otp}
      onChange={(otp) => onChange({ otp })}
      onComplete={onComplete}
      errorMessage={errorMessage}
    />
  );
}
