import { setTheme } from "@ats/ui/theme";
import axe from "axe-core";

type Ended = {
  canvasElement: HTMLElement;
  globals: { theme?: string; a11y?: { manual?: boolean } };
  parameters: { a11y?: { test?: string } };
};

/**
 * Checks a story's colours in the other theme: Storybook's own check covers only the current one.
 * Runs only in tests, so that a story on screen keeps its theme.
 */
export async function axeInTheOtherTheme({ canvasElement, globals, parameters }: Ended) {
  if (!("__vitest_browser__" in globalThis)) return;
  if (parameters.a11y?.test !== "error" || globals.a11y?.manual) return;
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

/** Waits until the colours have faded from one theme to the other. */
const finished = async (document: Document) => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const fades = document.getAnimations().filter((a) => a instanceof CSSTransition);
  await Promise.race([
    Promise.allSettled(fades.map((fade) => fade.finished)),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ]);
};
