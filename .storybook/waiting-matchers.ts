import { expect, waitFor } from "storybook/test";

/**
 * Longer than a list takes to appear that waits for a keyboard on the screen; shorter than a
 * `waitFor` around it, which looks for the element again where it has been replaced.
 */
const timeout = 2_500;

/** A matcher that waits, because what a story has just done may take a moment to show. */
const waiting = (is: (element: Element) => boolean, said: string) =>
  async function (this: { isNot: boolean }, element: Element | null) {
    if (!element) throw new Error("There is no element to look at.");
    const change = () => {
      if (is(element) === this.isNot) throw new Error("not yet");
    };
    const hasChanged = await waitFor(change, { timeout }).then(
      () => true,
      () => false,
    );
    return {
      pass: hasChanged !== this.isNot,
      message: () =>
        `This is ${this.isNot ? "" : "not "}${said}:\n${element.outerHTML.slice(0, 1000)}`,
    };
  };

expect.extend({
  toBeVisible: waiting(
    (element) =>
      element.isConnected &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    "visible",
  ),
  toHaveFocus: waiting((element) => element.ownerDocument.activeElement === element, "focused"),
});
