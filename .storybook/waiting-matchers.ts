import { expect, waitFor } from "storybook/test";

/**
 * Longer than a list takes to appear that waits for a keyboard on the screen; shorter than a
 * `waitFor` around it, which looks for the element again where it has been replaced.
 */
const timeout = 2_500;

interface Matching {
  isNot: boolean;
  equals(actual: unknown, expected: unknown): boolean;
}

/** A matcher that waits, because what a story has just done may take a moment to show. */
const waiting = <Expected extends unknown[]>(
  is: (this: Matching, element: Element, ...expected: Expected) => boolean,
  said: string,
) =>
  async function (this: Matching, element: Element | null, ...expected: Expected) {
    if (!element) throw new Error("There is no element to look at.");
    const change = () => {
      if (is.call(this, element, ...expected) === this.isNot) throw new Error("not yet");
    };
    const hasChanged = await waitFor(change, { timeout }).then(
      () => true,
      () => false,
    );
    return {
      pass: hasChanged !== this.isNot,
      message: () =>
        `This is ${this.isNot ? "" : "not "}${[said, ...expected].join(" ")}:\n${element.outerHTML.slice(0, 1000)}`,
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
  toHaveAttribute: waiting(function (element, name: string, ...[value]: unknown[]) {
    return value === undefined
      ? element.hasAttribute(name)
      : this.equals(element.getAttribute(name), value);
  }, "an element with the attribute"),
});
