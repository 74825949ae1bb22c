import { to } from "@ats/core/navigation/routes";
import { newPasswordProblem, personalWords } from "@ats/core/validation/password";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ErrorState } from "@ats/ui/ErrorState";
import { Form } from "@ats/ui/Form";
import { PasswordField } from "@ats/ui/PasswordField";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { passwordResultTexts } from "../password-texts.ts";
import { SignInFrame } from "../sign-in-frame/SignInFrame.tsx";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";
import { useErrorFocus } from "../sign-in-frame/useErrorFocus.ts";
import { resetPasswordTexts } from "./texts.ts";

export interface ResetPasswordViewProps {
  /** The account of the link. */
  owner: { email: string; first_name: string; company_name: string; is_invitation: boolean };
  isPending: boolean;
  error?: string | undefined;
  submit(password: string): void;
}

export function ResetPasswordView({ owner, isPending, error, submit }: ResetPasswordViewProps) {
  const say = useTexts();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const field = useErrorFocus(problem ?? error);
  return (
    <SignInPage
      title={
        owner.is_invitation
          ? say(resetPasswordTexts.welcome, { name: owner.first_name })
          : say(resetPasswordTexts.title)
      }
      about={say(owner.is_invitation ? resetPasswordTexts.welcomeHint : resetPasswordTexts.hint, {
        email: owner.email,
        company: owner.company_name,
      })}
    >
      <Form
        aria-label={say(resetPasswordTexts.form)}
        onSubmit={() => {
          if (isPending) return;
          const problem = newPasswordProblem(password, owner);
          setProblem(problem);
          if (!problem) submit(password);
        }}
      >
        {error && !problem && (
          <Banner tone="critical" title={say(passwordResultTexts.resetFailed)}>
            {error}
          </Banner>
        )}
        <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
        <PasswordField
          ref={field}
          label={say(
            owner.is_invitation ? resetPasswordTexts.password : resetPasswordTexts.newPassword,
          )}
          name="password"
          description={say(resetPasswordTexts.passwordHint)}
          showsStrength
          personalWords={personalWords(owner)}
          autoFocus
          value={password}
          onChange={(text) => {
            setProblem(undefined);
            setPassword(text);
          }}
          errorMessage={problem}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isPending}>
          {say(owner.is_invitation ? resetPasswordTexts.register : resetPasswordTexts.save)}
        </Button>
      </Form>
    </SignInPage>
  );
}

export function PasswordChanged({ isRegistered = false }: { isRegistered?: boolean }) {
  const say = useTexts();
  return (
    <SignInPage
      title={say(isRegistered ? resetPasswordTexts.registered : resetPasswordTexts.saved)}
    >
      <Banner tone="positive">
        {isRegistered ? say(resetPasswordTexts.registeredHint) : say(passwordResultTexts.changed)}
      </Banner>
      <Button href={to.Login()} variant="primary" size="lg" fullWidth autoFocus>
        {say(resetPasswordTexts.signIn)}
      </Button>
    </SignInPage>
  );
}

export function BadLink({ why, isInvitation }: { why: string; isInvitation: boolean }) {
  const say = useTexts();
  return (
    <SignInPage title={say(resetPasswordTexts.invalid)}>
      <Banner
        tone="critical"
        {...(!isInvitation && { title: say(passwordResultTexts.resetFailed) })}
      >
        {why}
      </Banner>
      <Stack gap="sm">
        {!isInvitation && (
          <Button href={to.Forgotpassword()} variant="primary" size="lg" fullWidth autoFocus>
            {say(resetPasswordTexts.askAgain)}
          </Button>
        )}
        <Button href={to.Login()} size="lg" fullWidth>
          {say(resetPasswordTexts.backToSignIn)}
        </Button>
      </Stack>
    </SignInPage>
  );
}

export function LinkCheckFailed({ why, retry }: { why: string; retry(): void }) {
  const say = useTexts();
  return (
    <SignInFrame>
      <ErrorState
        level={1}
        title={say(resetPasswordTexts.notChecked)}
        description={why}
        onRetry={retry}
      />
    </SignInFrame>
  );
}
