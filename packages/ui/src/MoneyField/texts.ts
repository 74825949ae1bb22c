import { texts } from "../texts/texts.tsx";

export const moneyFieldTexts = texts("ui.moneyField", {
  currency: "Currency",
});
