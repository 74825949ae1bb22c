import { texts } from "@ats/ui/texts";

export const changePasswordTexts = texts("session.changePassword", {
  title: "Change your password",
  hint: "Saving a new one logs you out everywhere else.",
  form: "Change password",
  oldPassword: "Old password",
  newPassword: "New password",
  passwordHint: "At least 15 characters. A few words in a row are easy to remember.",
  save: "Save password",
  backToSignIn: "Back to sign in",
});
