import { texts } from "../texts/texts.tsx";

export const colourFieldTexts = texts("ui.colourField", {
  chooseColour: "Choose a colour",
  colourArea: "Saturation and brightness",
  colourHue: "Hue",
  colourSwatches: "Suggested colours",
});
