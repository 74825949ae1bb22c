import { to } from "@ats/core/navigation/routes";
import { passwordTexts } from "@ats/core/session/session";
import { forgotPassword } from "@ats/core/session/password-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { useState } from "react";
import { EmailField } from "../sign-in-frame/EmailField.tsx";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";
import { useErrorFocus } from "../sign-in-frame/useErrorFocus.ts";
import { type SignInSearch, toLogin } from "../sign-in-links.ts";

export interface ForgotPasswordViewProps {
  /** Initial value. */
  email: string;
  search: SignInSearch;
  isSent: boolean;
  isPending: boolean;
  error?: string | undefined;
  submit(email: string): void;
  again(): void;
}

export function ForgotPasswordView(props: ForgotPasswordViewProps) {
  return props.isSent ? <Sent {...props} /> : <Ask {...props} />;
}

function Ask({ email: before, search, isPending, error, submit }: ForgotPasswordViewProps) {
  const [email, setEmail] = useState(before);
  const [wrongForm, setWrongForm] = useState<string>();
  const message = wrongForm ?? error;
  const field = useErrorFocus(message);
  return (
    <SignInPage
      title="Forgotten your password?"
      about="Enter your email address and we’ll send you a link to choose a new one."
    >
      <Form
        aria-label="Forgotten password"
        onSubmit={() => {
          if (isPending) return;
          const { error } = forgotPassword.body.safeParse({ email });
          setWrongForm(error?.issues[0]?.message);
          if (!error) submit(email.trim());
        }}
      >
        <EmailField
          ref={field}
          autoFocus
          value={email}
          onChange={(text) => {
            setWrongForm(undefined);
            setEmail(text);
          }}
          errorMessage={message}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isPending}>
          Send link
        </Button>
      </Form>
      <Stack gap="sm">
        <Link href={toLogin(search)}>Back to sign in</Link>
        <Text as="p" tone="muted">
          Know it, but want a new one? <Link href={to.changePassword()}>Change your password</Link>
        </Text>
      </Stack>
      <VisuallyHidden role="alert">{message}</VisuallyHidden>
    </SignInPage>
  );
}

/** Gives the same answer for every address, so that nobody learns which accounts exist. */
function Sent({ email, search, again }: ForgotPasswordViewProps) {
  return (
    <SignInPage title="Check your email">
      <Stack gap="md">
        <Banner tone="positive">{passwordTexts.linkSent}</Banner>
        <Text as="p" tone="muted">
          The link works once, within an hour. If it doesn’t arrive, look in your junk folder and
          check the address: {email}
        </Text>
      </Stack>
      <Stack gap="sm">
        <Button href={toLogin(search)} variant="primary" size="lg" fullWidth autoFocus>
          Back to sign in
        </Button>
        <Button size="lg" fullWidth onPress={again}>
          Use another address
        </Button>
      </Stack>
    </SignInPage>
  );
}
