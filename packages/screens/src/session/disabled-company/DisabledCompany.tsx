import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";
import { disabledCompanyTexts } from "./texts.ts";

/** Tells users of a disabled company the reason, a contact and the way to sign-in. */
export function DisabledCompany() {
  const say = useTexts();
  return (
    <SignInPage title={say(disabledCompanyTexts.title)} about={say(disabledCompanyTexts.hint)}>
      <Text as="p">{say(disabledCompanyTexts.advice)}</Text>
      <Button href={to.Login()} variant="primary" size="lg" fullWidth>
        {say(disabledCompanyTexts.signIn)}
      </Button>
    </SignInPage>
  );
}
