import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Heading } from "@ats/ui/Heading";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useAts } from "../../app/context.tsx";
import { isLoggedIn } from "../../session/cookies.ts";
import { SignInFrame } from "../../session/sign-in-frame/SignInFrame.tsx";

/** Shown for an unknown path, and for a record that the API does not find. Specification §2, §4. */
export function PageNotFound() {
  const { host, goBack } = useAts();
  const isSignedIn = isLoggedIn(host.cookies);
  return (
    <SignInFrame>
      <Stack gap="xl">
        <Stack gap="sm">
          <Text tone="accent" weight="semibold">
            404
          </Text>
          <Heading level={1} size="xxl">
            Page not found
          </Heading>
          <Text as="p" tone="muted" size="lg">
            It may have been moved or deleted, or you may not have access. Check the address, or go
            back.
          </Text>
        </Stack>
        <Inline>
          <Button variant="primary" size="lg" href={isSignedIn ? to.jobList() : to.Login()}>
            {isSignedIn ? "Go to jobs" : "Sign in"}
          </Button>
          <Button size="lg" onPress={goBack}>
            Go back
          </Button>
        </Inline>
      </Stack>
    </SignInFrame>
  );
}
