import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Heading } from "@ats/ui/Heading";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { SignInFrame } from "../sign-in-frame/SignInFrame.tsx";

/** Where a user of a disabled company ends. */
export function DisabledCompany() {
  return (
    <SignInFrame>
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={1} size="xxl">
            Your company’s account is disabled
          </Heading>
          <Text as="p" tone="muted" size="lg">
            Nobody of your company can sign in at present. Its vacancies, applications and
            candidates are kept.
          </Text>
          <Text as="p" tone="muted" size="lg">
            To open the account again, ask your recruitment administrator to contact their client
            service manager.
          </Text>
        </Stack>
        <Button href={to.Login()} size="lg">
          Sign in with another account
        </Button>
      </Stack>
    </SignInFrame>
  );
}
