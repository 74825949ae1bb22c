import { texts } from "../texts/texts.tsx";

export const breadcrumbsTexts = texts("ui.breadcrumbs", {
  breadcrumbs: "Breadcrumbs",
  showPath: "Show the whole path",
});
