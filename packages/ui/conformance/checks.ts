import axe from "axe-core";
import { commands, userEvent } from "vitest/browser";
import { announcements } from "../../../.storybook/markup.ts";
import { foreignColours } from "./colours.ts";
import { focusIsSeen, marks, vanishedMarks } from "./forced-colours.ts";
import { boxes, unmirroredBoxes } from "./mirror.ts";
import { movingElements } from "./motion.ts";
import { checkRootProps } from "./root-props.ts";
import { setTheme } from "../src/theme/theme.tsx";
import { settled, type StoryFile, showOnce } from "./show.tsx";

const untouchedFromRightToLeft = { isUntouched: true, direction: "rtl" } as const;

/** Rules for every component: each check tries the Default story and returns what is wrong. */
export const checks = {
  "passes on ref, id and data-*": checkRootProps,

  "names every control": async (file: StoryFile) => {
    await showOnce(file);
    const context = { include: document.body, exclude: announcements };
    const { violations } = await axe.run(context, {
      runOnly: ["cat.name-role-value", "cat.forms", "cat.text-alternatives"],
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  },

  "keeps still under reduced motion": async (file: StoryFile) => {
    await showOnce(file);
    return movingElements();
  },

  "is visible in forced colours": async (file: StoryFile) => {
    await showOnce(file);
    const before = marks();
    await commands.emulate({ forcedColors: "active" });
    return vanishedMarks(before);
  },

  "uses only the theme's colours": async (file: StoryFile) => {
    await showOnce(file);
    const light = foreignColours();
    setTheme({ theme: "dark" });
    await settled();
    const dark = foreignColours();
    setTheme({ theme: "light" });
    return [
      ...light.map((colour) => `light: ${colour}`),
      ...dark.map((colour) => `dark: ${colour}`),
    ];
  },

  "mirrors in right-to-left text": async (file: StoryFile) => {
    await showOnce(file, { isUntouched: true });
    const before = boxes();
    await showOnce(file, untouchedFromRightToLeft);
    return unmirroredBoxes(before, boxes());
  },

  "shows its focus in forced colours": async (file: StoryFile) => {
    await commands.emulate({ forcedColors: "active" });
    await showOnce(file, untouchedFromRightToLeft);
    const isSeen = await focusIsSeen(() => userEvent.keyboard("{Tab}"));
    const focused = document.activeElement;
    return isSeen || !focused || focused === document.body ? [] : [focused.outerHTML];
  },
};

export type Check = keyof typeof checks;
