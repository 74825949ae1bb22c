import { TextField, type TextFieldProps } from "@ats/ui/TextField";

/** An email field known to password managers. */
export function EmailField(
  props: Pick<
    TextFieldProps,
    "ref" | "value" | "onChange" | "errorMessage" | "autoFocus" | "description"
  >,
) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck="false"
      {...props}
    />
  );
}
