import { texts } from "../texts/texts.tsx";

export const actionBarTexts = texts("ui.actionBar", { more: "More" });
