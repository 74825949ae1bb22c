import { screen } from "../../app/screen.ts";

export const globalSettingsRoute = screen({
  name: "globalSettings",
  title: "Global settings",
  feature: "globalSettings",
  load: () => import("./GlobalSettings.tsx").then(({ GlobalSettings }) => GlobalSettings),
});
