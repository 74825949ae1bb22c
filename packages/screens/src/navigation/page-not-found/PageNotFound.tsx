import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Heading } from "@ats/ui/Heading";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { titles } from "../../app/titles.ts";
import { isLoggedIn } from "../../session/cookies.ts";
import { SignInFrame } from "../../session/sign-in-frame/SignInFrame.tsx";
import { navigationTexts } from "../texts.ts";
import { pageNotFoundTexts } from "./texts.ts";

/** Shown for an unknown path, and for a record that the API does not find. Specification §2, §4. */
export function PageNotFound() {
  const say = useTexts();
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
            {say(titles.pageNotFound)}
          </Heading>
          <Text as="p" tone="muted" size="lg">
            {say(pageNotFoundTexts.hint)}
          </Text>
        </Stack>
        <Inline>
          <Button variant="primary" size="lg" href={isSignedIn ? to.jobList() : to.Login()}>
            {isSignedIn ? say(pageNotFoundTexts.goToJobs) : say(titles.Login)}
          </Button>
          <Button size="lg" onPress={goBack}>
            {say(navigationTexts.goBack)}
          </Button>
        </Inline>
      </Stack>
    </SignInFrame>
  );
}
