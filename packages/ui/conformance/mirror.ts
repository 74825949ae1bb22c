import { nameOf } from "./colours.ts";
import { visibleElements } from "./show.tsx";

const isInline = (element: Element) => getComputedStyle(element).display === "inline";

/** Positions of all boxes except inline ones, which move with the text. */
export const boxes = () =>
  visibleElements()
    .filter(
      (element) =>
        !element.closest("[dir=ltr]:not(html), [dir=auto], svg *, canvas") &&
        !isInline(element) &&
        !(element.parentElement && isInline(element.parentElement)),
    )
    .map((element) => ({ name: nameOf(element), box: element.getBoundingClientRect() }));

const rounded = ({ left, right }: DOMRect) => `${Math.round(left)}–${Math.round(right)}`;

/** Returns the boxes that are not at their mirrored position. */
export function unmirroredBoxes(before: ReturnType<typeof boxes>, after: ReturnType<typeof boxes>) {
  if (before.length !== after.length) return [`${before.length} boxes became ${after.length}`];
  const width = document.documentElement.clientWidth;
  return before
    .map((each, index) => ({ ...each, index }))
    .filter(({ box, index }) => {
      const mirrored = after[index]!.box;
      return (
        Math.abs(width - box.right - mirrored.left) > 1.5 || Math.abs(box.top - mirrored.top) > 1.5
      );
    })
    .map(
      ({ name, box, index }) =>
        `${name} at ${rounded(box)} of ${width}, then at ${rounded(after[index]!.box)}`,
    );
}
