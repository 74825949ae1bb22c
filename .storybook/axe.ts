import { setTheme } from "@ats/ui/theme";
import axe from "axe-core";

type Ended = {
  canvasElement: HTMLElement;
  globals: { theme?: string };
  parameters: { a11y?: { test?: string } };
};

/** Storybook checks a story in the theme that is set; this checks its colours in the other one. */
export async function axeInTheOtherTheme({ canvasElement, globals, parameters }: Ended) {
  if (!import.meta.env.VITEST_STORYBOOK && !("__vitest_browser__" in window)) return;
  if (parameters.a11y?.test !== "error") return;
  const theme = globals.theme === "dark" ? "dark" : "light";
  setTheme({ theme: theme === "dark" ? "light" : "dark" });
  try {
    await finished(canvasElement.ownerDocument);
    const { violations } = await axe.run(canvasElement.ownerDocument.body, {
      runOnly: ["color-contrast"],
      resultTypes: ["violations"],
    });
    if (violations.length > 0)
      throw new Error(
        `In the other theme: ${violations
          .flatMap((v) => v.nodes.map((n) => `${n.html}\n${n.failureSummary}`))
          .join("\n\n")}`,
      );
  } finally {
    setTheme({ theme });
  }
}

/** Colours fade from one theme to the other: wait for the end. */
async function finished(document: Document) {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((a) => a.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((a) => a.finished),
  );
}
