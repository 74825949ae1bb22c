import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { type Density, setTheme, type Theme } from "@ats/ui/theme";
import { UiProvider } from "@ats/ui/UiProvider";
import { axeInTheOtherTheme } from "./axe.ts";

const items = (...values: string[]) => values.map((value) => ({ value, title: value }));

/** A link of a component goes nowhere: a screen's story brings its own router. */
const stay = () => {};

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  globalTypes: {
    theme: { toolbar: { title: "Theme", icon: "contrast", items: items("light", "dark") } },
    density: {
      toolbar: { title: "Density", icon: "menu", items: items("comfortable", "compact") },
    },
    direction: { toolbar: { title: "Direction", icon: "transfer", items: items("ltr", "rtl") } },
  },
  initialGlobals: { theme: "light", density: "comfortable", direction: "ltr" },
  parameters: {
    a11y: {
      test: "error",
      // A description is said after the name, not within it: not a mismatch.
      config: { rules: [{ id: "label-content-name-mismatch", enabled: false }] },
      // What react-aria has said is still there when what it named is gone.
      context: { exclude: ["[data-live-announcer]"] },
      options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
    },
    controls: { expanded: true },
    layout: "padded",
  },
  decorators: [
    (Story, { globals, parameters }) => {
      setTheme({ theme: globals.theme as Theme, density: globals.density as Density });
      document.documentElement.dir = globals.direction;
      // The whole application brings its own.
      if (parameters.isApplication) return <Story />;
      return (
        <UiProvider navigate={stay} locale={globals.direction === "rtl" ? "ar" : "en-GB"}>
          <Story />
        </UiProvider>
      );
    },
  ],
  afterEach: axeInTheOtherTheme,
});
