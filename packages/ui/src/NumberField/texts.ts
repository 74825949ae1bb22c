import { texts } from "../texts/texts.tsx";

export const numberFieldTexts = texts("ui.numberField", {
  decrease: "Decrease",
  increase: "Increase",
  numberTooSmall: "Enter {min} or more",
  numberTooLarge: "Enter {max} or less",
});
