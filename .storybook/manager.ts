import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { looks } from "./manual/look.ts";

addons.setConfig({ theme: looks.light, sidebar: { showRoots: true } });

/** Storybook around the stories goes dark with them. */
addons.register("ats/look", (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions({ theme: globals.theme === "dark" ? looks.dark : looks.light });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
