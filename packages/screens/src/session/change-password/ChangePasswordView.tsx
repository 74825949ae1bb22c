import { to } from "@ats/core/navigation/routes";
import { personalWords } from "@ats/core/validation/password";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form, type FormError } from "@ats/ui/Form";
import { Link } from "@ats/ui/Link";
import { PasswordField } from "@ats/ui/PasswordField";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { EmailField } from "../sign-in-frame/EmailField.tsx";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";
import { type PasswordChange, problemsOf } from "./problems.ts";
import { changePasswordTexts } from "./texts.ts";

export interface ChangePasswordViewProps {
  email: string;
  isPending: boolean;
  error?: string | undefined;
  submit(typed: PasswordChange): void;
}

export function ChangePasswordView({ email, isPending, error, submit }: ChangePasswordViewProps) {
  const say = useTexts();
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
    <SignInPage title={say(changePasswordTexts.title)} about={say(changePasswordTexts.hint)}>
      <Form
        aria-label={say(changePasswordTexts.form)}
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
        <PasswordField
          autoFocus={email !== ""}
          label={say(changePasswordTexts.oldPassword)}
          {...field("old_password")}
        />
        <PasswordField
          label={say(changePasswordTexts.newPassword)}
          description={say(changePasswordTexts.passwordHint)}
          showsStrength
          personalWords={personalWords(typed)}
          {...field("new_password")}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isPending}>
          {say(changePasswordTexts.save)}
        </Button>
      </Form>
      <Link href={to.Login()}>{say(changePasswordTexts.backToSignIn)}</Link>
    </SignInPage>
  );
}
