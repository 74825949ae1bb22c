import { texts } from "../texts/texts.tsx";

export const shortcutListTexts = texts("ui.shortcutList", {
  shortcuts: "Keyboard shortcuts",
});
