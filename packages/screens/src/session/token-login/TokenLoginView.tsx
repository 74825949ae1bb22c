import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Loader } from "@ats/ui/Loader";
import { Stack } from "@ats/ui/Stack";
import { SignInFrame } from "../sign-in-frame/SignInFrame.tsx";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";

export type TokenLoginViewProps =
  | { state: "loading" }
  /** The token is used, expired or missing. `wayOn` is the path to continue. */
  | { state: "refused"; message?: string | undefined; wayOn: string }
  | { state: "failed"; message?: string | undefined; retry(): void };

export function TokenLoginView(props: TokenLoginViewProps) {
  if (props.state === "loading")
    return (
      <SignInFrame>
        <Loader label="Signing you in" />
      </SignInFrame>
    );
  if (props.state === "refused") {
    const { message = "The link is incomplete. Ask for a new one.", wayOn } = props;
    return (
      <SignInPage title="This link cannot be used" about={<span role="alert">{message}</span>}>
        <Button href={wayOn} variant="primary" size="lg" fullWidth>
          {wayOn === to.Login() ? "Sign in" : "Go to jobs"}
        </Button>
      </SignInPage>
    );
  }
  return (
    <SignInPage
      title="You could not be signed in"
      about={<span role="alert">{props.message}</span>}
    >
      <Stack gap="sm">
        <Button onPress={props.retry} variant="primary" size="lg" fullWidth>
          Try again
        </Button>
        <Button href={to.Login()} size="lg" fullWidth>
          Sign in with your email
        </Button>
      </Stack>
    </SignInPage>
  );
}
