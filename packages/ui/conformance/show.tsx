import type { Meta, StoryObj } from "@storybook/react-vite";
import { composeStory } from "storybook/preview-api";
import { Loader } from "../src/Loader/Loader.tsx";
import { loader } from "../src/Loader/Loader.css.ts";
import { Skeleton } from "../src/Skeleton/Skeleton.tsx";

export type StoryFile = { default: Meta; Default?: StoryObj };

type ShowOptions = {
  theme?: "light" | "dark";
  direction?: "ltr" | "rtl";
  args?: object;
  /** Skips the story's play function. */
  isUntouched?: boolean;
};

/** The story that is on the page as `showOnce` left it. */
let shown: { file: StoryFile; look: string } | undefined;
/** Files whose code loaded on demand is present. */
const loadedFiles = new Set<StoryFile>();

/** Shows a file's Default story, unless the check before has: for checks that only look at it. */
export async function showOnce(file: StoryFile, options: ShowOptions = {}) {
  const look = JSON.stringify(options);
  if (shown?.file === file && shown.look === look) return;
  if (!loadedFiles.has(file)) await showStory(file, options);
  await showStory(file, options);
  shown = { file, look };
}

/** Renders the Default story of a file, runs its play function and waits until it is drawn. */
export async function showStory(
  file: StoryFile,
  { theme = "light", direction = "ltr", args, isUntouched }: ShowOptions = {},
) {
  shown = undefined;
  loadedFiles.add(file);
  const { default: meta, Default: story } = file;
  const { globalProjectAnnotations } = globalThis as unknown as {
    globalProjectAnnotations: object;
  };
  const composed = composeStory(
    {
      ...story,
      ...(isUntouched && { play: undefined }),
      args: { ...story?.args, ...args },
    } as StoryObj,
    meta,
    { initialGlobals: { theme, direction, density: "comfortable", a11y: { manual: true } } },
    globalProjectAnnotations,
    "Default",
  );
  await composed.run();
  await document.fonts.ready;
  if (meta.component !== Loader && meta.component !== Skeleton) await loaded();
  await settled();
}

/** Waits until code and content loaded on demand are shown, at most ten seconds. */
async function loaded() {
  const end = performance.now() + 10_000;
  while (document.querySelector(`.${loader}, [data-skeleton]`) && performance.now() < end)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Waits for the next frames and for running animations, at most half a second. */
export const settled = async () => {
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.race([
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ]);
};

/** Elements meant only for screen readers or measuring. */
const hiddenParts =
  "[data-live-announcer], [style*=clip-path], #recharts_measurement_span, script, style";

/** All visible elements, including those in portals. */
export const visibleElements = () =>
  [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      !element.closest(hiddenParts) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
