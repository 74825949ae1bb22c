import { texts } from "../texts/texts.tsx";

export const tabsTexts = texts("ui.tabs", {
  allTabs: "All tabs",
});
