import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";
import { composeStory } from "storybook/preview-api";
import { queue } from "../src/Toast/toastQueue.ts";

export type StoryFile = { default: Meta; Default?: StoryObj };

/** English from right to left: no system font has a say in it. */
const rightToLeft = "en-Arab-GB";

type How = {
  theme?: "light" | "dark";
  direction?: "ltr" | "rtl";
  args?: object;
  /** As it first stands, before anyone has acted. */
  isUntouched?: boolean;
};

/** Puts the Default story of a file on the page, acts it out, and answers what is there to see. */
export async function show(
  file: StoryFile,
  { theme = "light", direction = "ltr", args, isUntouched }: How = {},
) {
  const { default: meta, Default: story } = file;
  const { globalProjectAnnotations } = globalThis as unknown as {
    globalProjectAnnotations: object;
  };
  const inLocale = (Story: () => ReactNode) => (
    <I18nProvider locale={direction === "rtl" ? rightToLeft : "en-GB"}>
      <Story />
    </I18nProvider>
  );
  const composed = composeStory(
    {
      ...story,
      ...(isUntouched && { play: undefined }),
      args: { ...story?.args, ...args },
      decorators: [...[story?.decorators ?? []].flat(), inLocale],
    } as StoryObj,
    meta,
    { initialGlobals: { theme, direction, density: "comfortable", a11y: { manual: true } } },
    globalProjectAnnotations,
    "Default",
  );
  queue.clear(); // toasts outlive their story
  await composed.run();
  await document.fonts.ready;
  await settled();
}

/** What was loaded before is drawn; colours fade from one theme to the other. */
const settled = async () => {
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.race([
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ]);
};

/** What is on the page for a screen reader or for measuring alone. */
const unseen =
  "[data-live-announcer], [style*=clip-path], #recharts_measurement_span, script, style";

/** The elements of what is shown, those that it has put elsewhere on the page too. */
export const shown = () =>
  [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      !element.closest(unseen) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
