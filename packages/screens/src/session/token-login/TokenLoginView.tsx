import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Loader } from "@ats/ui/Loader";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { SignInFrame } from "../sign-in-frame/SignInFrame.tsx";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";
import { tokenLoginTexts } from "./texts.ts";

export type TokenLoginViewProps =
  | { state: "loading" }
  /** The token is used, expired or missing. `wayOn` is the path to continue. */
  | { state: "refused"; message?: string | undefined; wayOn: string }
  | { state: "failed"; message?: string | undefined; retry(): void };

export function TokenLoginView(props: TokenLoginViewProps) {
  const say = useTexts();
  if (props.state === "loading")
    return (
      <SignInFrame>
        <Loader label={say(tokenLoginTexts.loading)} />
      </SignInFrame>
    );
  if (props.state === "refused") {
    const { message = say(tokenLoginTexts.incomplete), wayOn } = props;
    return (
      <SignInPage title={say(tokenLoginTexts.refused)} about={<span role="alert">{message}</span>}>
        <Button href={wayOn} variant="primary" size="lg" fullWidth>
          {wayOn === to.Login() ? say(tokenLoginTexts.signIn) : say(tokenLoginTexts.goToJobs)}
        </Button>
      </SignInPage>
    );
  }
  return (
    <SignInPage
      title={say(tokenLoginTexts.failed)}
      about={<span role="alert">{props.message}</span>}
    >
      <Stack gap="sm">
        <Button onPress={props.retry} variant="primary" size="lg" fullWidth>
          {say(words.retry)}
        </Button>
        <Button href={to.Login()} size="lg" fullWidth>
          {say(tokenLoginTexts.signInByEmail)}
        </Button>
      </Stack>
    </SignInPage>
  );
}
