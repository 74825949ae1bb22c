import { TextField, type TextFieldProps } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { signInFrameTexts } from "./texts.ts";

/** An email field known to password managers. */
export function EmailField(
  props: Pick<
    TextFieldProps,
    "ref" | "value" | "onChange" | "errorMessage" | "autoFocus" | "description"
  >,
) {
  const say = useTexts();
  return (
    <TextField
      label={say(signInFrameTexts.email)}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck="false"
      {...props}
    />
  );
}
