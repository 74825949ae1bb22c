import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview, type ReactRenderer } from "@storybook/react-vite";
import type { ProjectAnnotations } from "storybook/internal/types";
import { brands, setTheme } from "@ats/ui/theme";
import { clearToasts } from "@ats/ui/Toast";
import { UiProvider } from "@ats/ui/UiProvider";
import { type ComponentProps, lazy, Suspense } from "react";
import { flushSync } from "react-dom";
import { configure, getConfig } from "storybook/test";
import { contrastInBothThemes } from "./contrast.ts";
import { announcements, markupFollowsRules, rules } from "./markup.ts";
import "./waiting-matchers.ts";
import {
  type Globals,
  initialGlobals,
  languageOf,
  pseudoLocale,
} from "../packages/ui/manual/globals.ts";

configure({
  // Stories wait for code loaded on demand, on machines that may be busy.
  asyncUtilTimeout: 15_000,
  // By default each try of a search prints the page, which took a tenth of what a story takes.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" }),
});

const items = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));
const brandNames = Object.fromEntries(
  Object.entries(brands).map(([key, brand]) => [key, brand.name]),
);

/** Loaded only for pages of the manual: tests do not need it. */
const LazyPage = lazy(async () => ({
  default: (await import("../packages/ui/manual/ManualPage.tsx")).ManualPage,
}));
const ManualPage = (props: ComponentProps<typeof LazyPage>) => (
  <Suspense>
    <LazyPage {...props} />
  </Suspense>
);

/** Links in a component's story lead nowhere; a screen's story brings its own router. */
const ignoreLink = () => {};

/**
 * Dispatches blur events outside `act`. React fires them while it removes a focused field, and a
 * nested `act` would end React's own work.
 */
function actOnceAtATime() {
  const { eventWrapper } = getConfig();
  configure({
    eventWrapper: (dispatch) =>
      window.event?.type === "blur" ? dispatch() : eventWrapper(dispatch),
  });
}

/** Draws what an event changes before the story goes on. Production has no `act`, which does it. */
function drawAfterEvents() {
  configure({ eventWrapper: (dispatch) => flushSync(dispatch) });
}

type Ended = { globals: { theme?: "light" | "dark"; a11y?: { manual?: boolean } } };

async function isAccessible({ globals }: Ended) {
  if (globals.a11y?.manual) return;
  await markupFollowsRules();
  await contrastInBothThemes(globals.theme);
}

/** Checks what a step shows, as the end of a story is. */
const stepIsAccessible: ProjectAnnotations<ReactRenderer>["runStep"] = async (_, play, context) => {
  await play(context);
  await isAccessible(context);
};

const isTest = "__vitest_browser__" in globalThis;

/** React runs effects, and draws what they change, after it has drawn a story. */
const mountWithEffects: ProjectAnnotations<ReactRenderer>["mount"] =
  ({ renderToCanvas, canvas }) =>
  async () => {
    await renderToCanvas();
    for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve));
    return canvas;
  };

export default definePreview({
  beforeAll: isTest ? drawAfterEvents : actOnceAtATime,
  // Toasts outlive their story.
  beforeEach: clearToasts,
  addons: [addonA11y(), addonDocs()],
  globalTypes: {
    brand: { toolbar: { title: "Brand", icon: "paintbrush", items: items(brandNames) } },
    theme: {
      toolbar: { title: "Theme", icon: "contrast", items: items({ light: "Light", dark: "Dark" }) },
    },
    density: {
      toolbar: {
        title: "Density",
        icon: "menu",
        items: items({ comfortable: "Comfortable", compact: "Compact" }),
      },
    },
    direction: {
      toolbar: {
        title: "Direction",
        icon: "transfer",
        items: items({ ltr: "As the language", rtl: "Right to left" }),
      },
    },
    locale: {
      toolbar: {
        title: "Locale",
        icon: "globe",
        items: items({
          "en-GB": "English, United Kingdom",
          "en-US": "English, United States",
          "de-DE": "German: dates and numbers",
          "fr-FR": "French: dates and numbers",
          "ar-EG": "Arabic: direction, dates and numbers",
          [pseudoLocale]: "Longer words: room for translations",
        }),
      },
    },
    environment: {
      toolbar: {
        title: "Environment",
        icon: "database",
        items: items({ demo: "Demo", dev: "Development", test: "Test", prod: "Production" }),
      },
    },
  },
  initialGlobals,
  parameters: {
    a11y: {
      // For Storybook's panel. Tests check only what is new in a story.
      disable: isTest,
      context: { exclude: [announcements] },
      options: rules,
    },
    controls: { expanded: true },
    layout: "padded",
    docs: { container: ManualPage },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Foundations",
          [
            "Colour",
            "Type",
            "Space",
            "Radius and elevation",
            "Icons",
            "Motion",
            "Density",
            "Layers",
          ],
          "Patterns",
          "Theming",
          "Actions",
          "Inputs",
          "Data",
          "Overlays",
          "Layout",
          "Frame",
        ],
      },
    },
  },
  decorators: [
    (Story, context) => {
      const { parameters } = context;
      const globals = context.globals as Globals;
      setTheme(globals);
      // A story of the whole application has its own UiProvider.
      if (parameters.isApplication) return <Story />;
      return (
        <UiProvider navigate={ignoreLink} {...languageOf(globals)}>
          <Story />
        </UiProvider>
      );
    },
  ],
  ...(isTest && { afterEach: isAccessible, runStep: stepIsAccessible, mount: mountWithEffects }),
});
