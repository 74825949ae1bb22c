import { texts } from "@ats/ui/texts";

export const logoutTexts = texts("session.logout", {
  loggingOut: "Logging out",
});
