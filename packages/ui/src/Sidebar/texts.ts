import { texts } from "../texts/texts.tsx";

export const sidebarTexts = texts("ui.sidebar", {
  closeNavigation: "Close navigation",
  collapse: "Collapse menu",
  expand: "Expand menu",
  goBack: "Go back",
});
