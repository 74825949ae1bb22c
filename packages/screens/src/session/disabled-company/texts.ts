import { texts } from "@ats/ui/texts";

export const disabledCompanyTexts = texts("session.disabledCompany", {
  title: "Your company’s account is disabled",
  hint: "The account was closed by your company or by us, so nobody can sign in. Its jobs, applications and candidates are kept.",
  advice:
    "To find out why, or to reopen the account, contact your company’s recruitment administrator. Only they can ask their client service manager to reopen it.",
  signIn: "Sign in with another account",
});
