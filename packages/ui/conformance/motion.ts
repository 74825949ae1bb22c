import { nameOf } from "./colours.ts";
import { visibleElements } from "./show.tsx";

const milliseconds = (durations: string) =>
  Math.max(...durations.split(", ").map((text) => Number.parseFloat(text) * 1000));

/** Returns elements that still animate although reduced motion is requested. */
export const movingElements = () =>
  visibleElements().flatMap((element) =>
    [undefined, "::before", "::after"]
      .map((part) => getComputedStyle(element, part))
      .filter(
        (style) => style.animationName !== "none" || milliseconds(style.transitionDuration) > 1,
      )
      .map((style) => `${nameOf(element)}: ${style.animationName} ${style.transition}`),
  );
