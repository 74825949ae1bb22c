import { texts } from "@ats/ui/texts";

export const embedTexts = texts("embed", {
  opening: "Opening",
  over: "You are signed out",
  overHint: "Sign in again to continue where you were.",
  refused: "You could not be signed in",
  signIn: "Sign in again",
  alone: "This page opens only inside a partner’s page",
  aloneHint: "Open it there, or use the product in a window of its own.",
  openProduct: "Open the product",
});
