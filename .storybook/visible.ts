import { expect } from "storybook/test";

/** Frames that a dialog or list may take to find its place and appear. */
const patience = 60;

/** `toBeVisible` waits: an element that a story has just opened, or closed, is not so at once. */
expect.extend({
  async toBeVisible(element: Element) {
    const isVisible = () =>
      element.isConnected &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    for (let frames = 0; isVisible() === this.isNot && frames < patience; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return {
      pass: isVisible(),
      message: () =>
        `This is ${this.isNot ? "" : "not "}visible:\n${element.outerHTML.slice(0, 1000)}`,
    };
  },
});
