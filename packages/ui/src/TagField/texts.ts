import { texts } from "../texts/texts.tsx";

export const tagFieldTexts = texts("ui.tagField", {
  tagAdded: "{name} added",
  tagRemoved: "{name} removed",
  tagDuplicate: "{name} is already added",
  tagLimit: "{max} at most",
});
