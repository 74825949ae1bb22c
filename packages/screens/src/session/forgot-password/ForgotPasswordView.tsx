import { to } from "@ats/core/navigation/routes";
import { forgotPassword } from "@ats/core/session/password-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { useState } from "react";
import { passwordResultTexts } from "../password-texts.ts";
import { EmailField } from "../sign-in-frame/EmailField.tsx";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";
import { useErrorFocus } from "../sign-in-frame/useErrorFocus.ts";
import { type SignInSearch, toLogin } from "../sign-in-links.ts";
import { forgotPasswordTexts } from "./texts.ts";

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
  const say = useTexts();
  const [email, setEmail] = useState(before);
  const [wrongForm, setWrongForm] = useState<string>();
  const message = wrongForm ?? error;
  const field = useErrorFocus(message);
  return (
    <SignInPage title={say(forgotPasswordTexts.title)} about={say(forgotPasswordTexts.hint)}>
      <Form
        aria-label={say(forgotPasswordTexts.form)}
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
          {say(forgotPasswordTexts.send)}
        </Button>
      </Form>
      <Stack gap="sm">
        <Link href={toLogin(search)}>{say(forgotPasswordTexts.backToSignIn)}</Link>
        <Text as="p" tone="muted">
          {say(forgotPasswordTexts.known)}{" "}
          <Link href={to.changePassword()}>{say(forgotPasswordTexts.change)}</Link>
        </Text>
      </Stack>
      <VisuallyHidden role="alert">{message}</VisuallyHidden>
    </SignInPage>
  );
}

/** Gives the same answer for every address, so that nobody learns which accounts exist. */
function Sent({ email, search, again }: ForgotPasswordViewProps) {
  const say = useTexts();
  return (
    <SignInPage title={say(forgotPasswordTexts.sent)}>
      <Stack gap="md">
        <Banner tone="positive">{say(passwordResultTexts.linkSent)}</Banner>
        <Text as="p" tone="muted">
          {say(forgotPasswordTexts.sentHint, { email })}
        </Text>
      </Stack>
      <Stack gap="sm">
        <Button href={toLogin(search)} variant="primary" size="lg" fullWidth autoFocus>
          {say(forgotPasswordTexts.backToSignIn)}
        </Button>
        <Button size="lg" fullWidth onPress={again}>
          {say(forgotPasswordTexts.again)}
        </Button>
      </Stack>
    </SignInPage>
  );
}
