import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Text } from "@ats/ui/Text";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";

/** Tells users of a disabled company the reason, a contact and the way to sign-in. */
export function DisabledCompany() {
  return (
    <SignInPage
      title="Your company’s account is disabled"
      about="The account was closed by your company or by us, so nobody can sign in. Its jobs, applications and candidates are kept."
    >
      <Text as="p">
        To find out why, or to reopen the account, contact your company’s recruitment administrator.
        Only they can ask their client service manager to reopen it.
      </Text>
      <Button href={to.Login()} variant="primary" size="lg" fullWidth>
        Sign in with another account
      </Button>
    </SignInPage>
  );
}
