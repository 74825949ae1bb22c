import { texts } from "../texts/texts.tsx";

export const characterCountTexts = texts("ui.characterCount", {
  charactersUsed: "{used} characters used",
  charactersUsedOf: "{used} of {limit} characters used",
  charactersLeft: "Characters left: {count}",
  charactersOver: "Characters over the limit: {count}",
});
