import { screen } from "../../app/screen.ts";
import { templateListSearch } from "./state.ts";

export const templateListRoute = screen({
  name: "emailTemplates",
  right: "VIEW_TEMPLATES",
  search: templateListSearch,
  load: () => import("./TemplateList.tsx").then(({ TemplateList }) => TemplateList),
});
