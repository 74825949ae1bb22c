import { screen } from "../../app/screen.ts";

export const pageNotFoundRoute = screen({
  name: "pageNotFound",
  title: "Page not found",
  layout: "plain",
  load: () => import("./PageNotFound.tsx").then(({ PageNotFound }) => PageNotFound),
});
