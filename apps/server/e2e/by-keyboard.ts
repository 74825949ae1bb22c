import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** The part of the DOM's Element that is used here. */
interface Element {
  isConnected: boolean;
  matches(selector: string): boolean;
  contains(other: unknown): boolean;
  ownerDocument: { activeElement: { outerHTML: string } | null };
}

const placeOfFocus = (element: Element) => {
  const { activeElement } = element.ownerDocument;
  if (!element.isConnected) return "gone";
  if (element.matches(":focus") || element.contains(activeElement)) return "here";
  return `on ${activeElement?.outerHTML.slice(0, 200)}`;
};

export const isFocused = async (target: Locator) =>
  (await target.first().evaluate(placeOfFocus)) === "here";

/** Presses a key until the target has focus, and checks that it is visible. */
export async function reach(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await target.first().waitFor();
  let element = await target.first().elementHandle();
  for (let presses = 0; presses < 300; presses++) {
    // Finding an element by its role reads the whole page: once is enough while it is there.
    let place = await element?.evaluate(placeOfFocus);
    if (place === "gone" || presses % 20 === 19) {
      element = await target.first().elementHandle();
      place = await element?.evaluate(placeOfFocus);
    }
    if (place === "here") return focusIsSeen(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached by ${key}.`);
}

/** Waits until focus has returned to a target. */
export async function comesBack(page: Page, target: Locator): Promise<void> {
  await expect.poll(() => target.first().evaluate(placeOfFocus)).toBe("here");
  await focusIsSeen(page);
}

/** True when the focused element is within the window and not covered. */
export const focusIsSeen = (page: Page) =>
  expect.poll(() => page.evaluate(whereFocusIs)).toBe("seen");

// A control may be drawn by its label.
const whereFocusIs = `(() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "lost";
  const drawn = focused.closest("label") ?? focused;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const middle = (start, size, end) => (Math.max(start, 0) + Math.min(start + size, end)) / 2;
  const above = document.elementFromPoint(middle(left, width, innerWidth), middle(top, height, innerHeight));
  if (!above) return "outside the window: " + drawn.outerHTML.slice(0, 200);
  return drawn.contains(above) || above.contains(drawn) ? "seen" : "covered by " + above.outerHTML.slice(0, 200);
})()`;
