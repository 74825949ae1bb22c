import { screen } from "../../app/screen.ts";

export const globalSettingsRoute = screen({
  name: "globalSettings",
  feature: "globalSettings",
  load: () => import("./GlobalSettings.tsx").then(({ GlobalSettings }) => GlobalSettings),
});
