import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { prepareProof } from "../captcha/proof.ts";
import { rememberSession } from "../cookies.ts";
import type { SignInPageProps } from "../sign-in-frame/SignInPage.tsx";
import { toForgotPassword } from "../sign-in-links.ts";
import { useTypedEmail } from "../useTypedEmail.ts";
import { LoginView } from "./LoginView.tsx";
import { useSignIn } from "./queries.ts";
import * as css from "./SignIn.css.ts";
import { loginTexts } from "./texts.ts";

/** Signs in where a screen will stand, in a page of another application. */
export default function SignIn({ onSignedIn }: { onSignedIn(): void }) {
  const say = useTexts();
  const { client, host, hasScreen } = useAts();
  const { typed, keep } = useTypedEmail();
  const [isDisabled, setDisabled] = useState(false);
  const { error, ...signIn } = useSignIn({
    signedIn(userId) {
      rememberSession(host.cookies, userId);
      onSignedIn();
    },
    disabled: () => setDisabled(true),
  });
  return (
    <LoginView
      {...signIn}
      Page={InPage}
      error={isDisabled ? say(loginTexts.disabled) : error}
      email={typed}
      keepEmail={(email) => {
        keep(email);
        prepareProof(client);
      }}
      forgotten={hasScreen("Forgotpassword") ? toForgotPassword() : undefined}
    />
  );
}

const InPage = ({ title, children }: SignInPageProps) => (
  <div className={css.page}>
    <Card title={title} level={1}>
      <Stack>{children}</Stack>
    </Card>
  </div>
);
