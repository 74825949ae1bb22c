import { texts } from "../texts/texts.tsx";

export const appShellTexts = texts("ui.appShell", {
  skipToContent: "Skip to content",
  navigation: "Navigation",
});
