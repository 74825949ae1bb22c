import { texts } from "../texts/texts.tsx";

export const sliderTexts = texts("ui.slider", {
  minimum: "Minimum",
  maximum: "Maximum",
});
