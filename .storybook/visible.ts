import { expect, waitFor } from "storybook/test";

/**
 * Longer than a list takes to appear that waits for a keyboard on the screen; shorter than a
 * `waitFor` around it, which looks for the element again where it has been replaced.
 */
const timeout = 2_500;

/** `toBeVisible` waits: an element that a story has just opened, or closed, is not so at once. */
expect.extend({
  async toBeVisible(element: Element | null) {
    if (!element) throw new Error("There is no element to look at.");
    const isVisible = () =>
      element.isConnected &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const change = () => {
      if (isVisible() === this.isNot) throw new Error("not yet");
    };
    const hasChanged = await waitFor(change, { timeout }).then(
      () => true,
      () => false,
    );
    return {
      pass: hasChanged !== this.isNot,
      message: () =>
        `This is ${this.isNot ? "" : "not "}visible:\n${element.outerHTML.slice(0, 1000)}`,
    };
  },
});
