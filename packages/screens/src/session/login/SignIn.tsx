import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { prepareProof } from "../captcha/proof.ts";
import { rememberSession } from "../cookies.ts";
import { NotKept } from "../sign-in-frame/NotKept.tsx";
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
  const [isKept, setKept] = useState(true);
  const { error, ...signIn } = useSignIn({
    signedIn(userId) {
      if (rememberSession(host.cookies, userId)) onSignedIn();
      else setKept(false);
    },
    disabled: () => setDisabled(true),
  });
  if (!isKept) return <NotKept Page={InPage} />;
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

const InPage = ({ title, about, children }: SignInPageProps) => (
  <div className={css.page}>
    <Card title={title} level={1}>
      <Stack>
        {about && (
          <Text as="p" tone="muted">
            {about}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  </div>
);
