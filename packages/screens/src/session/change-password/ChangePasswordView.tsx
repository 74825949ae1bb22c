import { to } from "@ats/core/navigation/routes";
import { personalWords } from "@ats/core/validation/password";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form, type FormError } from "@ats/ui/Form";
import { Link } from "@ats/ui/Link";
import { PasswordField } from "@ats/ui/PasswordField";
import { useState } from "react";
import { EmailField } from "../sign-in-frame/EmailField.tsx";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";
import { type PasswordChange, problemsOf } from "./problems.ts";

export interface ChangePasswordViewProps {
  email: string;
  isPending: boolean;
  error?: string | undefined;
  submit(typed: PasswordChange): void;
}

export function ChangePasswordView({ email, isPending, error, submit }: ChangePasswordViewProps) {
  const [typed, setTyped] = useState<PasswordChange>({ email, old_password: "", new_password: "" });
  const [errors, setErrors] = useState<FormError[]>([]);
  const field = (name: keyof PasswordChange) => ({
    name,
    value: typed[name],
    onChange: (text: string) => {
      setTyped((before) => ({ ...before, [name]: text }));
      setErrors((before) => before.filter((error) => error.name !== name));
    },
    errorMessage: errors.find((error) => error.name === name)?.message,
  });
  return (
    <SignInPage title="Change your password" about="Saving a new one logs you out everywhere else.">
      <Form
        aria-label="Change password"
        errors={errors}
        onSubmit={() => {
          if (isPending) return;
          const wrong = problemsOf(typed, typed);
          setErrors(wrong);
          if (wrong.length === 0) submit(typed);
        }}
      >
        {error && errors.length === 0 && <Banner tone="critical">{error}</Banner>}
        <EmailField autoFocus={!email} {...field("email")} />
        <PasswordField autoFocus={email !== ""} label="Old password" {...field("old_password")} />
        <PasswordField
          label="New password"
          description="At least 15 characters. A few words in a row are easy to remember."
          showsStrength
          personalWords={personalWords(typed)}
          {...field("new_password")}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isPending}>
          Save password
        </Button>
      </Form>
      <Link href={to.Login()}>Back to sign in</Link>
    </SignInPage>
  );
}
