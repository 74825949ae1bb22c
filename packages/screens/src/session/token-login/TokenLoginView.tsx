import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Heading } from "@ats/ui/Heading";
import { Loader } from "@ats/ui/Loader";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import type { ReactNode } from "react";
import { SignInFrame } from "../sign-in-frame/SignInFrame.tsx";

export type TokenLoginViewProps =
  | { state: "loading" }
  /** The token is used, expired or none; `wayOn` is where else to go. */
  | { state: "refused"; message?: string | undefined; wayOn: string }
  /** Whether the token is good is not known. */
  | { state: "failed"; message?: string | undefined; retry(): void };

export function TokenLoginView(props: TokenLoginViewProps) {
  return (
    <SignInFrame>
      {props.state === "loading" ? (
        <Loader label="Signing you in" />
      ) : props.state === "refused" ? (
        <Problem
          title="This link cannot be used"
          message={props.message ?? "The link is not complete. Ask for a new one."}
        >
          <Button href={props.wayOn} variant="primary" size="lg" fullWidth>
            {props.wayOn === to.Login() ? "Sign in" : "Go to the jobs"}
          </Button>
        </Problem>
      ) : (
        <Problem title="You could not be signed in" message={props.message}>
          <Button onPress={props.retry} variant="primary" size="lg" fullWidth>
            Try again
          </Button>
          <Button href={to.Login()} size="lg" fullWidth>
            Sign in with your email
          </Button>
        </Problem>
      )}
    </SignInFrame>
  );
}

function Problem({
  title,
  message,
  children,
}: {
  title: string;
  message: string | undefined;
  children: ReactNode;
}) {
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <Heading level={1} size="xxl">
          {title}
        </Heading>
        <div role="alert">
          <Text as="p" tone="muted" size="lg">
            {message}
          </Text>
        </div>
      </Stack>
      <Stack gap="sm">{children}</Stack>
    </Stack>
  );
}
