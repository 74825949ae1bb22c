import type { RouteName } from "@ats/core/navigation/routes";
import { agencySidebarItems, sidebarItems } from "@ats/core/navigation/sidebar";
import { texts } from "@ats/ui/texts";

export const menuTexts = texts(
  "navigation.menu",
  Object.fromEntries(
    [...sidebarItems, ...agencySidebarItems].map(({ route, label }) => [route, label]),
  ) as Record<RouteName, string>,
);

export const navigationTexts = texts("navigation", {
  main: "Main",
  goBack: "Go back",
  disabledCompany: "{company} (Disabled)",
  internalNote: "Internal note",
  makeSuggestion: "make suggestion",
  account: "Account",
  hello: "hello, {name}",
  theme: "Theme",
  light: "Light",
  dark: "Dark",
  system: "System",
  density: "Density",
  comfortable: "Comfortable",
  compact: "Compact",
  profile: "Profile",
  careersPage: "Careers page",
  switchAccount: "Switch account",
  logOut: "Log out",
  printedBy: "Printed by {name} on {time}",
});

export const environmentTexts = texts("navigation.environments", {
  demo: "Demo: everyone and everything here is made up",
  dev: "Development environment",
  test: "Test environment",
});
