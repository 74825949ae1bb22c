import { sessionTexts } from "@ats/core/session/session";
import { texts } from "@ats/ui/texts";

export const sessionDialogTexts = texts("session.dialogs", {
  ...sessionTexts,
  continue: "Continue",
  logOut: "Log out",
});
