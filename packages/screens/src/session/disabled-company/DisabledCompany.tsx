import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Text } from "@ats/ui/Text";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";

/** Tells users of a disabled company the reason, a contact and the way to sign-in. */
export function DisabledCompany() {
  return (
    <SignInPage
      title="Your company’s account is disabled"
      about="The account was closed by your company or by us, so nobody of it can sign in. Its vacancies, applications and candidates are kept."
    >
      <Text as="p">
        To learn why, or to have the account opened again, ask the recruitment administrator of your
        company. Only they, with their client service manager, can have it opened.
      </Text>
      <Button href={to.Login()} variant="primary" size="lg" fullWidth>
        Sign in with another account
      </Button>
    </SignInPage>
  );
}
