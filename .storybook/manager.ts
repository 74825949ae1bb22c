import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { storybookThemes } from "../packages/ui/manual/storybookThemes.ts";

addons.setConfig({ theme: storybookThemes.light, sidebar: { showRoots: false } });

/** Storybook's sidebar and toolbar follow the theme of the stories. */
addons.register("ats/theme", (api) => {
  const followTheme = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions({
      theme: globals.theme === "dark" ? storybookThemes.dark : storybookThemes.light,
    });
  api.on(SET_GLOBALS, followTheme);
  api.on(GLOBALS_UPDATED, followTheme);
});
