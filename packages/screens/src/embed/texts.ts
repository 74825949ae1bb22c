import { texts } from "@ats/ui/texts";

export const embedTexts = texts("embed", {
  opening: "Opening",
  over: "You are signed out",
  overHint: "Sign in again to continue where you were.",
  refused: "You could not be signed in",
  signIn: "Sign in again",
  byWindow: "Sign in to continue",
  byWindowHint:
    "Inside another site’s page your browser does not keep you signed in. Sign in in a window of its own: it closes, and you continue here.",
  openWindow: "Open the sign-in window",
  closeWindow: "You are signed in. Close this window.",
  alone: "This page opens only inside a partner’s page",
  aloneHint: "Open it there, or use the product in a window of its own.",
  openProduct: "Open the product",
});
