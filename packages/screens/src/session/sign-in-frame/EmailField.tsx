import { TextField, type TextFieldProps } from "@ats/ui/TextField";

/** The email address of an account, as password managers know it. */
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
