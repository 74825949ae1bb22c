import { screen } from "../../app/screen.ts";

export const pageNotFoundRoute = screen({
  name: "pageNotFound",
  layout: "plain",
  load: () =>
    import("./RoutedPageNotFound.tsx").then(({ RoutedPageNotFound }) => RoutedPageNotFound),
});
