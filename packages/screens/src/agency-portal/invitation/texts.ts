import { texts } from "@ats/ui/texts";

export const invitationTexts = texts("agencyPortal.invitation", {
  checking: "Checking the link",
  title: "{client} invites {agency}",
  about:
    "Set up an account for your agency to see the vacancies that {client} releases to you. You manage your agency’s users.",
  hasAccount:
    "Your agency has an account. Sign in with {email}; an administrator of your agency answers in Agency Clients.",
  signIn: "Sign in",
  form: "Set up your agency",
  agency: "Name of your agency",
  email: "You sign in with {email}.",
  password: "Password",
  passwordHint: "At least 15 characters. A few words in a row are easy to remember.",
  register: "Accept and set up account",
  failed: "The account was not set up",
  askToJoin: "Ask to join {agency}",
  asked: "You asked to join {agency}",
  askedHint:
    "Its administrators were told by email. Once one of them approves, you get a link to set up your account.",
  ready: "You work with {client} now",
  readyHint: "Sign in with {email} and the password that you have just chosen.",
  invalid: "This link does not work",
  invalidHint:
    "It was used, withdrawn or replaced by a newer one, or it has expired. Use the newest email, or ask the company to invite you again.",
  notChecked: "The link could not be checked",
});
