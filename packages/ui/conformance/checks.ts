import axe from "axe-core";
import { commands, userEvent } from "vitest/browser";
import { foreignColours } from "./colours.ts";
import { focusIsSeen, marks, vanished } from "./forced.ts";
import { boxes, unmirrored } from "./mirror.ts";
import { moving } from "./motion.ts";
import { passing } from "./passing.ts";
import { type StoryFile, show } from "./show.tsx";

/** Rules for every component: each check tries the Default story and returns what is wrong. */
export const checks = {
  "passes on ref, id and data-*": passing,

  "names everything that can be used": async (file: StoryFile) => {
    await show(file);
    const { violations } = await axe.run(document.body, {
      runOnly: ["cat.name-role-value", "cat.forms", "cat.text-alternatives"],
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  },

  "paints in the theme's colours alone": async (file: StoryFile) => {
    const wrong: string[] = [];
    for (const theme of ["light", "dark"] as const) {
      await show(file, { theme });
      wrong.push(...foreignColours().map((colour) => `${theme}: ${colour}`));
    }
    return wrong;
  },

  "mirrors from right to left": async (file: StoryFile) => {
    // The second time, code loaded on demand is present.
    await show(file, { isUntouched: true });
    await show(file, { isUntouched: true });
    const before = boxes();
    await show(file, { isUntouched: true, direction: "rtl" });
    return unmirrored(before, boxes());
  },

  "keeps still where less motion is asked for": async (file: StoryFile) => {
    await show(file);
    return moving();
  },

  "is drawn in forced colours": async (file: StoryFile) => {
    await show(file);
    const before = marks();
    await commands.emulate({ forcedColors: "active" });
    return vanished(before);
  },

  "shows its focus in forced colours": async (file: StoryFile) => {
    await commands.emulate({ forcedColors: "active" });
    await show(file, { isUntouched: true });
    const isSeen = await focusIsSeen(() => userEvent.keyboard("{Tab}"));
    const focused = document.activeElement;
    return isSeen || !focused || focused === document.body ? [] : [focused.outerHTML];
  },
};

export type Check = keyof typeof checks;
