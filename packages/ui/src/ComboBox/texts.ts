import { texts } from "../texts/texts.tsx";

export const comboBoxTexts = texts("ui.comboBox", {
  showSuggestions: "Show suggestions",
});
