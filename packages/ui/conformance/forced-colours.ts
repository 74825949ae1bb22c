import { nameOf } from "./colours.ts";
import { visibleElements } from "./show.tsx";

const isPaint = (colour: string) => !/^rgba\(.*, 0\)$|^transparent$/.test(colour);

const hasEdge = (style: CSSStyleDeclaration) =>
  ["top", "right", "bottom", "left"].some(
    (side) =>
      style.getPropertyValue(`border-${side}-style`) !== "none" &&
      style.getPropertyValue(`border-${side}-width`) !== "0px",
  ) || style.outlineStyle !== "none";

/** Elements drawn by their background alone: a thumb, a dot, the filled part of a bar. */
export const marks = () =>
  visibleElements().filter((element) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return (
      element.childNodes.length === 0 &&
      !element.closest("svg, canvas, input, textarea, select, img, [aria-busy=true]") &&
      width > 1 &&
      height > 1 &&
      isPaint(style.backgroundColor) &&
      !hasEdge(style)
    );
  });

const ground = (element: Element | null): string => {
  if (!element) return "rgb(255, 255, 255)";
  const { backgroundColor } = getComputedStyle(element);
  return isPaint(backgroundColor) ? backgroundColor : ground(element.parentElement);
};

/** Returns the marks that forced colours have made invisible. */
export const vanishedMarks = (before: Element[]) =>
  before
    .filter((element) => {
      const style = getComputedStyle(element);
      return (
        element.isConnected &&
        !hasEdge(style) &&
        (!isPaint(style.backgroundColor) || style.backgroundColor === ground(element.parentElement))
      );
    })
    .map(nameOf);

const edges = () =>
  new Map(
    visibleElements().map((element) => {
      const { outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth } =
        getComputedStyle(element);
      return [element, [outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth].join()];
    }),
  );

/** True when receiving focus changes the outline or border of any element. */
export async function focusIsSeen(focus: () => Promise<void>) {
  const before = edges();
  await focus();
  return [...edges()].some(([element, edge]) => before.get(element) !== edge);
}
