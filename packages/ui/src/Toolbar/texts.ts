import { texts } from "../texts/texts.tsx";

export const toolbarTexts = texts("ui.toolbar", {
  openNavigation: "Open navigation",
});
