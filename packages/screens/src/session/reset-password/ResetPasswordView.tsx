import { to } from "@ats/core/navigation/routes";
import { passwordTexts } from "@ats/core/session/session";
import { newPasswordProblem, personalWords } from "@ats/core/validation/password";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ErrorState } from "@ats/ui/ErrorState";
import { Form } from "@ats/ui/Form";
import { PasswordField } from "@ats/ui/PasswordField";
import { Stack } from "@ats/ui/Stack";
import { useState } from "react";
import { SignInFrame } from "../sign-in-frame/SignInFrame.tsx";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";
import { useErrorFocus } from "../sign-in-frame/useErrorFocus.ts";

export interface ResetPasswordViewProps {
  /** The account of the link. */
  owner: { email: string; company_name: string };
  isPending: boolean;
  error?: string | undefined;
  submit(password: string): void;
}

export function ResetPasswordView({ owner, isPending, error, submit }: ResetPasswordViewProps) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const field = useErrorFocus(problem ?? error);
  return (
    <SignInPage
      title="Choose a new password"
      about={`For ${owner.email} at ${owner.company_name}. Saving it logs you out everywhere.`}
    >
      <Form
        aria-label="Choose a password"
        onSubmit={() => {
          if (isPending) return;
          const problem = newPasswordProblem(password, owner);
          setProblem(problem);
          if (!problem) submit(password);
        }}
      >
        {error && !problem && (
          <Banner tone="critical" title={passwordTexts.resetFailed}>
            {error}
          </Banner>
        )}
        <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
        <PasswordField
          ref={field}
          label="New password"
          name="password"
          description="At least 15 characters. A few words in a row are easy to remember."
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
          Save password
        </Button>
      </Form>
    </SignInPage>
  );
}

export function PasswordChanged() {
  return (
    <SignInPage title="New password saved">
      <Banner tone="positive">{passwordTexts.changed}</Banner>
      <Button href={to.Login()} variant="primary" size="lg" fullWidth autoFocus>
        Sign in
      </Button>
    </SignInPage>
  );
}

export function BadLink({ why }: { why: string }) {
  return (
    <SignInPage title="This link does not work">
      <Banner tone="critical" title={passwordTexts.resetFailed}>
        {why}
      </Banner>
      <Stack gap="sm">
        <Button href={to.Forgotpassword()} variant="primary" size="lg" fullWidth autoFocus>
          Ask for a new link
        </Button>
        <Button href={to.Login()} size="lg" fullWidth>
          Back to sign in
        </Button>
      </Stack>
    </SignInPage>
  );
}

export function LinkCheckFailed({ why, retry }: { why: string; retry(): void }) {
  return (
    <SignInFrame>
      <ErrorState
        level={1}
        title="The link could not be checked"
        description={why}
        onRetry={retry}
      />
    </SignInFrame>
  );
}
